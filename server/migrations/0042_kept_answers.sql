-- What was asked is kept with its answer, so that both are shown again when the record is opened again.
ALTER TABLE ai_runs
  ADD COLUMN query text NOT NULL DEFAULT '',
  -- What led to the answer: only what answers a note may be applied without a person's word.
  ADD COLUMN origin text NOT NULL DEFAULT 'note'
    CHECK (origin IN ('note', 'reports', 'image', 'import')),
  -- The answer that this one goes on from, and whether it corrects its actions.
  ADD COLUMN previous_run_id uuid,
  ADD COLUMN is_correction boolean NOT NULL DEFAULT false,
  ADD FOREIGN KEY (clinic_id, previous_run_id) REFERENCES ai_runs (clinic_id, id),
  ADD CONSTRAINT ai_runs_correction_of_one CHECK (previous_run_id IS NOT NULL OR NOT is_correction);

-- What was written before a stop or a failure stays too.
ALTER TABLE ai_runs DROP CONSTRAINT ai_runs_check1;
ALTER TABLE ai_runs
  ADD CONSTRAINT ai_runs_answered_with_text CHECK (status <> 'answered' OR proposal IS NOT NULL),
  ADD CONSTRAINT ai_runs_text_once_ended CHECK (status <> 'running' OR proposal IS NULL);
