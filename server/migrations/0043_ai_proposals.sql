-- Each action of an answer, as the server planned it, and what became of it.
CREATE TABLE ai_proposals (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  action text NOT NULL,
  -- As the assistant wrote it.
  written text NOT NULL,
  -- What it would do, part by part: two that share a part do that part twice.
  effects text[] NOT NULL,
  plan jsonb NOT NULL CHECK (jsonb_typeof(plan) = 'object'),
  -- What it was weighed against: another state since then refuses it.
  seen jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(seen) = 'object'),
  is_repeat boolean NOT NULL DEFAULT false,
  -- A person has to say so, whatever the clinic's setting.
  needs_word boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'applied', 'undone', 'dismissed', 'failed')),
  message text NOT NULL DEFAULT '',
  -- How it is taken back.
  undo jsonb CHECK (jsonb_typeof(undo) = 'object'),
  decided_by uuid,
  decided_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT ai_proposals_one_a_position UNIQUE (clinic_id, run_id, position),
  FOREIGN KEY (clinic_id, run_id) REFERENCES ai_runs (clinic_id, id),
  FOREIGN KEY (clinic_id, decided_by) REFERENCES users (clinic_id, id),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state NOT IN ('applied', 'undone', 'dismissed') OR decided_by IS NOT NULL),
  CHECK (undo IS NULL OR state = 'applied')
);
CALL protect_clinic_table('ai_proposals', 'INSERT, UPDATE');
