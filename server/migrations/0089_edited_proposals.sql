-- A proposal as a person edited it and has not accepted it yet: any device finds it.
ALTER TABLE ai_proposals ADD edited jsonb CHECK (jsonb_typeof(edited) = 'object');
