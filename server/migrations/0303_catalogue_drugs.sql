-- The default medications are a catalogue of 450 names without stock. Until one of them has been in stock, it is not low
-- in stock: the count would hide the few drugs that the clinic has run out of.
ALTER TABLE drugs ADD COLUMN from_catalogue boolean NOT NULL DEFAULT false;
UPDATE drugs SET from_catalogue = true FROM audit_log AS import
  WHERE import.clinic_id = drugs.clinic_id AND import.verb = 'import-default-drugs'
    AND import.at = drugs.created_at;
