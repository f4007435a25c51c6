-- A case that was opened and not begun yet: it waits with its number, is called by nobody, and goes
-- the next day when nothing came of it (decision 042).
ALTER TABLE visits ADD COLUMN draft boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT visits_drafts_are_empty CHECK (NOT draft OR (
    status IN ('waiting', 'cancelled')
    AND btrim(complaint, E' \t\r\n') = '' AND btrim(case_summary, E' \t\r\n') = ''));
CREATE INDEX visits_drafts ON visits (day) WHERE draft;

-- A patient whom such a case has made, of whom nothing is known yet.
ALTER TABLE patients ADD COLUMN placeholder boolean NOT NULL DEFAULT false;
CREATE INDEX patients_placeholders ON patients (clinic_id, id) WHERE placeholder;

-- Only what nothing came of can be removed, whatever the code asks for.
GRANT DELETE ON visits, patients TO openopd_system;
CREATE POLICY drafts_go ON visits AS RESTRICTIVE FOR DELETE TO openopd_system USING (draft);
CREATE POLICY placeholders_go ON patients AS RESTRICTIVE FOR DELETE TO openopd_system
  USING (placeholder);

-- Whatever is recorded of the patient begins the case, whichever screen it comes from. One function for
-- each kind of row: in a distributed table a trigger sees the name of the part, not of the table.
CREATE FUNCTION begin_asked_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visits SET draft = false
    WHERE clinic_id = NEW.clinic_id AND id = NEW.visit_id AND draft;
  RETURN NULL;
END $$;
CREATE TRIGGER ai_runs_begin_draft AFTER INSERT ON ai_runs
  FOR EACH ROW WHEN (NEW.visit_id IS NOT NULL) EXECUTE FUNCTION begin_asked_draft();

CREATE FUNCTION begin_draft_of_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visits SET draft = false
    WHERE clinic_id = NEW.clinic_id AND patient_id = NEW.patient_id AND draft
      AND status = 'waiting' AND created_at > NEW.created_at - interval '1 day';
  UPDATE patients SET placeholder = false
    WHERE clinic_id = NEW.clinic_id AND id = NEW.patient_id AND placeholder;
  RETURN NULL;
END $$;
CREATE TRIGGER bills_begin_draft AFTER INSERT ON bills
  FOR EACH ROW EXECUTE FUNCTION begin_draft_of_patient();
CREATE TRIGGER pharmacy_orders_begin_draft AFTER INSERT ON pharmacy_orders
  FOR EACH ROW EXECUTE FUNCTION begin_draft_of_patient();
CREATE TRIGGER lab_orders_begin_draft AFTER INSERT ON lab_orders
  FOR EACH ROW EXECUTE FUNCTION begin_draft_of_patient();
CREATE TRIGGER patient_complaints_begin_draft AFTER INSERT ON patient_complaints
  FOR EACH ROW EXECUTE FUNCTION begin_draft_of_patient();

-- The visit and its placeholder patient begin together, whichever of the two is written first.
CREATE FUNCTION begin_placeholder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE patients SET placeholder = false
    WHERE clinic_id = NEW.clinic_id AND id = NEW.patient_id AND placeholder;
  RETURN NULL;
END $$;
CREATE TRIGGER visits_begin_placeholder AFTER UPDATE OF draft ON visits
  FOR EACH ROW WHEN (OLD.draft AND NOT NEW.draft) EXECUTE FUNCTION begin_placeholder();

CREATE FUNCTION know_placeholder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.placeholder := false;
  RETURN NEW;
END $$;
CREATE TRIGGER patients_known_once_written BEFORE UPDATE ON patients
  FOR EACH ROW WHEN (OLD.placeholder) EXECUTE FUNCTION know_placeholder();

-- From now on the patient is found by name, and the case waits like any other.
CREATE FUNCTION show_placeholder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO patient_words
      (clinic_id, patient_id, word, previous, words, name_folded, gender, created_at)
    SELECT NEW.clinic_id, NEW.id, word, coalesce(lag(word) OVER (ORDER BY word), ''),
      (SELECT string_agg(' ' || each, '' ORDER BY each)
       FROM (SELECT DISTINCT unnest(string_to_array(OLD.name_folded, ' ')) AS each) names),
      NEW.name_folded, NEW.gender, NEW.created_at
    FROM (SELECT DISTINCT unnest(string_to_array(OLD.name_folded, ' ')) AS word) names
    ON CONFLICT DO NOTHING;
  UPDATE visits SET draft = false
    WHERE clinic_id = NEW.clinic_id AND patient_id = NEW.id AND draft AND status = 'waiting';
  RETURN NULL;
END $$;
CREATE TRIGGER patients_shown_once_known AFTER UPDATE ON patients
  FOR EACH ROW WHEN (OLD.placeholder AND NOT NEW.placeholder) EXECUTE FUNCTION show_placeholder();
