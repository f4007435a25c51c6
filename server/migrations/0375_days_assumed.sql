-- A prescription may name no days. The line's number of days then only counts stock and price, and no paper
-- prints it. The lines of before were printed with their days, and stay so.
ALTER TABLE pharmacy_order_lines ADD COLUMN days_assumed boolean NOT NULL DEFAULT false;
ALTER TABLE favourite_drugs ADD COLUMN days_assumed boolean NOT NULL DEFAULT false;
