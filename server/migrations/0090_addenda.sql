-- A completed visit's note is closed after the clinic's hours, and from then on takes addenda only.
ALTER TABLE clinics
  ADD locks_notes boolean NOT NULL DEFAULT false,
  -- At least as long as a completed consultation can be reopened.
  ADD note_lock_hours smallint NOT NULL DEFAULT 1 CHECK (note_lock_hours BETWEEN 1 AND 720);
GRANT UPDATE (locks_notes, note_lock_hours) ON clinics TO openopd_app;

CREATE FUNCTION note_is_closed(of_clinic uuid, of_visit uuid, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(clinics.locks_notes AND visits.status = 'seen'
    AND at > visits.ended_at + make_interval(hours => clinics.note_lock_hours), false)
  FROM visits JOIN clinics ON clinics.id = visits.clinic_id
  WHERE visits.clinic_id = of_clinic AND visits.id = of_visit
$$;

-- The erasure of a patient runs as the system, and blanks closed notes too.
CREATE FUNCTION refuse_closed_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_visit uuid;
  at timestamptz;
BEGIN
  IF TG_TABLE_NAME = 'visits' THEN
    of_visit := OLD.id;
    at := NEW.updated_at;
  ELSIF TG_TABLE_NAME = 'visit_sheets' THEN
    of_visit := NEW.visit_id;
    at := NEW.updated_at;
  ELSE
    of_visit := coalesce(NEW.visit_id, OLD.visit_id);
    SELECT updated_at INTO at FROM visit_sheets
      WHERE clinic_id = coalesce(NEW.clinic_id, OLD.clinic_id) AND visit_id = of_visit;
  END IF;
  IF note_is_closed(coalesce(NEW.clinic_id, OLD.clinic_id), of_visit, at) THEN
    RAISE EXCEPTION 'the note is closed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'note_is_closed';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER visits_of_closed_note BEFORE UPDATE ON visits
  FOR EACH ROW WHEN (current_user = 'openopd_app' AND OLD.status = 'seen' AND
    (NEW.complaint, NEW.case_summary, NEW.status, NEW.ended_at)
      IS DISTINCT FROM (OLD.complaint, OLD.case_summary, OLD.status, OLD.ended_at))
  EXECUTE FUNCTION refuse_closed_note();
-- After it, because an upsert of a sheet fires what is before an insert too.
CREATE TRIGGER visit_sheets_of_closed_note_new AFTER INSERT ON visit_sheets
  FOR EACH ROW WHEN (current_user = 'openopd_app' AND
    (NEW.advice <> '' OR NEW.follow_up_on IS NOT NULL))
  EXECUTE FUNCTION refuse_closed_note();
CREATE TRIGGER visit_sheets_of_closed_note BEFORE UPDATE ON visit_sheets
  FOR EACH ROW WHEN (current_user = 'openopd_app' AND
    (NEW.advice, NEW.follow_up_on) IS DISTINCT FROM (OLD.advice, OLD.follow_up_on))
  EXECUTE FUNCTION refuse_closed_note();
CREATE TRIGGER visit_diagnoses_of_closed_note BEFORE INSERT OR UPDATE OR DELETE ON visit_diagnoses
  FOR EACH ROW WHEN (current_user = 'openopd_app') EXECUTE FUNCTION refuse_closed_note();

CREATE TABLE visit_addenda (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  visit_id uuid NOT NULL,
  text text NOT NULL CHECK (btrim(text, E' \t\r\n') <> ''),
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visits (clinic_id, id),
  FOREIGN KEY (clinic_id, added_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX visit_addenda_of_a_visit ON visit_addenda (clinic_id, visit_id, added_at);
CALL protect_clinic_table('visit_addenda', 'INSERT');
GRANT UPDATE (text) ON visit_addenda TO openopd_system;
CREATE TRIGGER visit_addenda_of_no_erased BEFORE INSERT ON visit_addenda
  FOR EACH ROW EXECUTE FUNCTION refuse_sheet_of_erased();
