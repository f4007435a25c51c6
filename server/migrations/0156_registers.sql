-- The balance of a drug of schedule X after each movement.
CREATE INDEX stock_movements_of_a_drug ON stock_movements (clinic_id, drug_id, at, id);
