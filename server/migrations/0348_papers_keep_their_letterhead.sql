-- A lab report and a certificate keep the clinic's paper and their signer, like a bill (0314). A paper
-- has the footer line and the logo of its day as well.
CREATE TABLE paper_logos (
  clinic_id uuid NOT NULL REFERENCES clinics,
  -- When the clinic chose it.
  version timestamptz NOT NULL,
  media_type text NOT NULL,
  picture bytea NOT NULL,
  width smallint NOT NULL,
  height smallint NOT NULL,
  PRIMARY KEY (clinic_id, version)
);
CALL protect_clinic_table('paper_logos', 'INSERT');
INSERT INTO paper_logos
  SELECT clinic_id, updated_at, media_type, picture, width, height FROM clinic_logos;

ALTER TABLE clinics ADD COLUMN letterhead_logo timestamptz;
GRANT UPDATE (letterhead_logo) ON clinics TO openopd_app;
ALTER TABLE clinic_papers
  ADD COLUMN footer text,
  ADD COLUMN logo timestamptz,
  ADD CONSTRAINT clinic_papers_logo_is_kept FOREIGN KEY (clinic_id, logo)
    REFERENCES paper_logos (clinic_id, version);

-- Earlier papers were printed with the footer and the logo of today.
UPDATE clinics SET letterhead_logo = logo.updated_at
  FROM clinic_logos AS logo WHERE logo.clinic_id = clinics.id;
UPDATE clinic_papers SET footer = clinics.letterhead_footer, logo = clinics.letterhead_logo
  FROM clinics WHERE clinics.id = clinic_papers.clinic_id;

DROP TRIGGER clinics_next_paper_version ON clinics;
CREATE TRIGGER clinics_next_paper_version BEFORE UPDATE ON clinics FOR EACH ROW
  WHEN ((NEW.name, NEW.letterhead_name, NEW.letterhead_address, NEW.letterhead_phone,
      NEW.letterhead_email, NEW.letterhead_registration, NEW.gstin, NEW.pharmacy_licences,
      NEW.pharmacist_name, NEW.pharmacist_registration, NEW.letterhead_footer, NEW.letterhead_logo)
    IS DISTINCT FROM (OLD.name, OLD.letterhead_name, OLD.letterhead_address, OLD.letterhead_phone,
      OLD.letterhead_email, OLD.letterhead_registration, OLD.gstin, OLD.pharmacy_licences,
      OLD.pharmacist_name, OLD.pharmacist_registration, OLD.letterhead_footer, OLD.letterhead_logo))
  EXECUTE FUNCTION next_paper_version();

CREATE OR REPLACE FUNCTION keep_paper_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO clinic_papers VALUES (NEW.id, NEW.paper_version, coalesce(NEW.letterhead_name, NEW.name),
    NEW.letterhead_address, NEW.letterhead_phone, NEW.letterhead_email, NEW.letterhead_registration,
    NEW.gstin, NEW.pharmacy_licences, NEW.pharmacist_name, NEW.pharmacist_registration,
    NEW.letterhead_footer, NEW.letterhead_logo);
  RETURN NULL;
END $$;

CREATE FUNCTION keep_logo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE clinics SET letterhead_logo = NULL WHERE id = OLD.clinic_id;
    RETURN NULL;
  END IF;
  INSERT INTO paper_logos
    VALUES (NEW.clinic_id, NEW.updated_at, NEW.media_type, NEW.picture, NEW.width, NEW.height)
    ON CONFLICT DO NOTHING;
  UPDATE clinics SET letterhead_logo = NEW.updated_at WHERE id = NEW.clinic_id;
  RETURN NULL;
END $$;
CREATE TRIGGER clinic_logos_are_kept AFTER INSERT OR UPDATE OR DELETE ON clinic_logos
  FOR EACH ROW EXECUTE FUNCTION keep_logo();

-- Reports and certificates from before have the paper and the signer of today.
ALTER TABLE lab_report_versions
  ADD COLUMN paper_version integer,
  ADD COLUMN writer_name text,
  ADD COLUMN writer_qualification text,
  ADD COLUMN writer_registration text;
UPDATE lab_report_versions AS version SET paper_version = clinics.paper_version,
    writer_name = users.name, writer_qualification = users.qualification,
    writer_registration = users.registration
  FROM users JOIN clinics ON clinics.id = users.clinic_id
  WHERE users.clinic_id = version.clinic_id AND users.id = version.created_by;
ALTER TABLE certificates
  ADD COLUMN paper_version integer,
  ADD COLUMN doctor_name text,
  ADD COLUMN doctor_qualification text,
  ADD COLUMN doctor_registration text;
UPDATE certificates AS certificate SET paper_version = clinics.paper_version,
    doctor_name = users.name, doctor_qualification = users.qualification,
    doctor_registration = users.registration
  FROM users JOIN clinics ON clinics.id = users.clinic_id
  WHERE users.clinic_id = certificate.clinic_id AND users.id = certificate.doctor_id;

CREATE FUNCTION set_report_signer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, qualification, registration
    INTO NEW.writer_name, NEW.writer_qualification, NEW.writer_registration
    FROM users WHERE clinic_id = NEW.clinic_id AND id = NEW.created_by;
  RETURN NEW;
END $$;
CREATE FUNCTION set_certificate_signer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, qualification, registration
    INTO NEW.doctor_name, NEW.doctor_qualification, NEW.doctor_registration
    FROM users WHERE clinic_id = NEW.clinic_id AND id = NEW.doctor_id;
  RETURN NEW;
END $$;
CREATE TRIGGER lab_report_versions_set_signer BEFORE INSERT ON lab_report_versions
  FOR EACH ROW WHEN (NEW.writer_name IS NULL) EXECUTE FUNCTION set_report_signer();
CREATE TRIGGER certificates_set_signer BEFORE INSERT ON certificates
  FOR EACH ROW WHEN (NEW.doctor_name IS NULL) EXECUTE FUNCTION set_certificate_signer();
CREATE TRIGGER lab_report_versions_set_paper_version BEFORE INSERT ON lab_report_versions
  FOR EACH ROW WHEN (NEW.paper_version IS NULL) EXECUTE FUNCTION set_paper_version();
CREATE TRIGGER certificates_set_paper_version BEFORE INSERT ON certificates
  FOR EACH ROW WHEN (NEW.paper_version IS NULL) EXECUTE FUNCTION set_paper_version();

ALTER TABLE lab_report_versions
  ADD CONSTRAINT lab_report_versions_have_a_paper
    CHECK (paper_version IS NOT NULL AND writer_name IS NOT NULL),
  ADD CONSTRAINT lab_report_versions_paper_exists FOREIGN KEY (clinic_id, paper_version)
    REFERENCES clinic_papers (clinic_id, version);
ALTER TABLE certificates
  ADD CONSTRAINT certificates_have_a_paper
    CHECK (paper_version IS NOT NULL AND doctor_name IS NOT NULL),
  ADD CONSTRAINT certificates_paper_exists FOREIGN KEY (clinic_id, paper_version)
    REFERENCES clinic_papers (clinic_id, version);
