-- An erasure blanks these texts; the rows stay.
GRANT UPDATE (told) ON lab_critical_calls TO openopd_system;
GRANT UPDATE (reason) ON lab_sample_rejections TO openopd_system;

-- NULL: found in a value that was entered before the report.
ALTER TABLE lab_critical_results ALTER version_id DROP NOT NULL;
