-- The clinic's GSTIN on the day of the debit note, which divides its GST. Older notes keep today's.
ALTER TABLE supplier_returns ADD COLUMN clinic_gstin text;

UPDATE supplier_returns AS note SET clinic_gstin = clinic.gstin
  FROM clinics AS clinic WHERE clinic.id = note.clinic_id;
