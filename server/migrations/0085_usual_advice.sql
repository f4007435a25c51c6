-- The advice of a doctor's newest visits, for the short list below the field.
CREATE INDEX visit_sheets_with_advice ON visit_sheets (clinic_id, updated_at DESC)
  WHERE advice <> '';
