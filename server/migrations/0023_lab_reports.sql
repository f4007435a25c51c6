-- When the sample was taken, and what a report's values were measured against.

ALTER TABLE lab_orders ADD COLUMN collected_at timestamptz;

-- By test id and parameter name: unit, range and flag as they were when the version was submitted,
-- so that a later change of the catalogue does not judge an old report anew.
ALTER TABLE lab_report_versions ADD COLUMN norms jsonb CHECK (jsonb_typeof(norms) = 'object');
