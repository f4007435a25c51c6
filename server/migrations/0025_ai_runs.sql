-- Whether what the assistant proposes waits for a person's word. On, unless the clinic says otherwise.
ALTER TABLE clinics ADD COLUMN ask_before_applying boolean NOT NULL DEFAULT true;

-- Each request to the assistant and what came back, so that it can be told later who was advised what,
-- by which model and under which prompt.
CREATE TABLE ai_runs (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  visit_id uuid,
  -- The model's name, or offline.
  source text NOT NULL CHECK (btrim(source) <> ''),
  prompt_version text NOT NULL CHECK (btrim(prompt_version) <> ''),
  status text NOT NULL DEFAULT 'running'
    CHECK (status IN ('running', 'answered', 'failed', 'cancelled')),
  proposal text,
  -- What the person was told who got no answer.
  failure text,
  input_tokens integer CHECK (input_tokens >= 0),
  output_tokens integer CHECK (output_tokens >= 0),
  ended_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, asked_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visits (clinic_id, id),
  CHECK ((status = 'running') = (ended_at IS NULL)),
  CHECK ((status = 'answered') = (proposal IS NOT NULL)),
  CHECK ((status = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX ai_runs_by_time ON ai_runs (clinic_id, asked_at);
CREATE INDEX ai_runs_of_a_visit ON ai_runs (clinic_id, visit_id, asked_at);
CALL protect_clinic_table('ai_runs', 'INSERT, UPDATE');

-- What a person did with each action of an answer; never changed.
CREATE TABLE ai_run_outcomes (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  action text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('applied', 'undone', 'dismissed', 'failed')),
  detail text NOT NULL DEFAULT '',
  noted_by uuid NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, run_id) REFERENCES ai_runs (clinic_id, id),
  FOREIGN KEY (clinic_id, noted_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX ai_run_outcomes_of_a_run ON ai_run_outcomes (clinic_id, run_id, noted_at);
CALL protect_clinic_table('ai_run_outcomes', 'INSERT');
