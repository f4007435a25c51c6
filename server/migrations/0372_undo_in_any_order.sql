-- Imports of one drug are undone in any order: what one of them did and its undo are no later fact for
-- another.
ALTER TABLE stock_movements ADD COLUMN undone_import_id uuid;
ALTER TABLE stock_movements ADD FOREIGN KEY (clinic_id, undone_import_id)
  REFERENCES drug_imports (clinic_id, id);
CREATE INDEX stock_movements_of_an_undo ON stock_movements (clinic_id, undone_import_id)
  WHERE undone_import_id IS NOT NULL;

-- The other imports of a noted drug.
CREATE INDEX drug_import_drugs_of_a_drug ON drug_import_drugs (clinic_id, drug_id);

-- The MRPs that an import noted on batches: [{batch, before, by}], the earlier price and the import that
-- had noted it.
ALTER TABLE drug_import_drugs ADD COLUMN mrps jsonb;
UPDATE drug_import_drugs AS noted SET mrps = (
  SELECT jsonb_agg(jsonb_build_object('batch', batch.id, 'before', batch.mrp_before_paise, 'by', NULL))
  FROM drug_batches AS batch WHERE batch.clinic_id = noted.clinic_id
    AND batch.drug_id = noted.drug_id AND batch.mrp_import_id = noted.import_id);
ALTER TABLE drug_batches DROP COLUMN mrp_before_paise;

-- Notes of an undone import are those of drugs that its undo has left. Until now nothing removed the others.
DELETE FROM drug_import_drugs AS noted USING drug_imports AS import
  WHERE import.clinic_id = noted.clinic_id AND import.id = noted.import_id
    AND import.undone_at IS NOT NULL;
