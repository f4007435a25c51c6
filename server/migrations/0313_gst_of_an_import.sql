-- The GST rate that an import gave a drug, for its undo: {day, before, after} in basis points.
ALTER TABLE drug_import_drugs ADD COLUMN gst jsonb;
