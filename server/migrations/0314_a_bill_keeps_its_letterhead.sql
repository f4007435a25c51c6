-- The clinic as its papers name it, one row a version. A bill keeps the version of its day.
CREATE TABLE clinic_papers (
  clinic_id uuid NOT NULL REFERENCES clinics,
  version integer NOT NULL CHECK (version > 0),
  name text NOT NULL,
  address text,
  phone text,
  email text,
  registration text,
  gstin text,
  licences text,
  pharmacist_name text,
  pharmacist_registration text,
  PRIMARY KEY (clinic_id, version)
);

ALTER TABLE clinics ADD COLUMN paper_version integer NOT NULL DEFAULT 1;
-- Earlier bills have version 1; a trigger sets the one of a new bill.
ALTER TABLE bills ADD COLUMN paper_version integer DEFAULT 1;
ALTER TABLE bills ALTER paper_version DROP DEFAULT;

INSERT INTO clinic_papers
  SELECT id, 1, coalesce(letterhead_name, name), letterhead_address, letterhead_phone, letterhead_email,
    letterhead_registration, gstin, pharmacy_licences, pharmacist_name, pharmacist_registration
  FROM clinics;
CALL protect_clinic_table('clinic_papers', 'INSERT');

CREATE FUNCTION next_paper_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paper_version := OLD.paper_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER clinics_next_paper_version BEFORE UPDATE ON clinics FOR EACH ROW
  WHEN ((NEW.name, NEW.letterhead_name, NEW.letterhead_address, NEW.letterhead_phone,
      NEW.letterhead_email, NEW.letterhead_registration, NEW.gstin, NEW.pharmacy_licences,
      NEW.pharmacist_name, NEW.pharmacist_registration)
    IS DISTINCT FROM (OLD.name, OLD.letterhead_name, OLD.letterhead_address, OLD.letterhead_phone,
      OLD.letterhead_email, OLD.letterhead_registration, OLD.gstin, OLD.pharmacy_licences,
      OLD.pharmacist_name, OLD.pharmacist_registration))
  EXECUTE FUNCTION next_paper_version();

CREATE FUNCTION keep_paper_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO clinic_papers VALUES (NEW.id, NEW.paper_version, coalesce(NEW.letterhead_name, NEW.name),
    NEW.letterhead_address, NEW.letterhead_phone, NEW.letterhead_email, NEW.letterhead_registration,
    NEW.gstin, NEW.pharmacy_licences, NEW.pharmacist_name, NEW.pharmacist_registration);
  RETURN NULL;
END $$;
CREATE TRIGGER clinics_keep_first_paper AFTER INSERT ON clinics
  FOR EACH ROW EXECUTE FUNCTION keep_paper_version();
CREATE TRIGGER clinics_keep_paper AFTER UPDATE ON clinics FOR EACH ROW
  WHEN (NEW.paper_version <> OLD.paper_version) EXECUTE FUNCTION keep_paper_version();

CREATE FUNCTION set_paper_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paper_version INTO NEW.paper_version FROM clinics WHERE id = NEW.clinic_id;
  RETURN NEW;
END $$;
CREATE TRIGGER bills_set_paper_version BEFORE INSERT ON bills FOR EACH ROW
  WHEN (NEW.paper_version IS NULL) EXECUTE FUNCTION set_paper_version();
