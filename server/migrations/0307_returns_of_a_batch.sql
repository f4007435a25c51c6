-- The pieces of a batch that went back to its supplier, for each batch that is offered for a return.
CREATE INDEX supplier_return_lines_by_batch ON supplier_return_lines (clinic_id, batch_id);
