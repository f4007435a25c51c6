-- Counts of the shelves, and the stock-takings that posted them.
CREATE TABLE stock_takings (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- NULL: every rack.
  rack text CHECK (length(rack) <= 40),
  reason text NOT NULL CHECK (btrim(reason) <> '' AND length(reason) <= 200),
  at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  undone_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX stock_takings_by_time ON stock_takings (clinic_id, at);
CALL protect_clinic_table('stock_takings', 'INSERT');
GRANT UPDATE (undone_at) ON stock_takings TO openopd_app, openopd_system;

-- What a person counted. A count is never deleted: it is replaced, left out, or posted.
CREATE TABLE stock_counts (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  drug_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  counted integer NOT NULL CHECK (counted >= 0),
  -- The quantity of the batch when it was counted.
  expected integer NOT NULL CHECK (expected >= 0),
  at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  outcome text CHECK (outcome IN ('replaced', 'left out', 'posted')),
  stock_taking_id uuid,
  -- NULL for a posted count without a difference.
  movement_id uuid,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id, batch_id) REFERENCES drug_batches (clinic_id, drug_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, stock_taking_id) REFERENCES stock_takings (clinic_id, id),
  FOREIGN KEY (clinic_id, movement_id) REFERENCES stock_movements (clinic_id, id),
  CONSTRAINT stock_counts_posted_by_one
    CHECK ((stock_taking_id IS NOT NULL) = (outcome IS NOT NULL AND outcome = 'posted')),
  CONSTRAINT stock_counts_moved_when_posted CHECK (movement_id IS NULL OR outcome = 'posted')
);
CREATE UNIQUE INDEX stock_counts_one_open_a_person
  ON stock_counts (clinic_id, batch_id, created_by) WHERE outcome IS NULL;
CREATE INDEX stock_counts_of_a_taking ON stock_counts (clinic_id, stock_taking_id)
  WHERE stock_taking_id IS NOT NULL;
CALL protect_clinic_table('stock_counts', 'INSERT');
GRANT UPDATE (outcome, stock_taking_id, movement_id) ON stock_counts TO openopd_app, openopd_system;

-- A count keeps its outcome.
CREATE FUNCTION keep_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the outcome of a count is final' USING ERRCODE = 'check_violation',
    CONSTRAINT = 'stock_counts_keep_their_outcome';
END $$;
CREATE TRIGGER stock_counts_keep_their_outcome BEFORE UPDATE ON stock_counts
  FOR EACH ROW WHEN (OLD.outcome IS NOT NULL) EXECUTE FUNCTION keep_outcome();
