-- Tests that the patient has done elsewhere, one per line: they are printed, and no order of this laboratory.
ALTER TABLE visit_sheets ADD outside_tests text NOT NULL DEFAULT '';
