-- How many rows the lists of bills, pharmacy orders and lab orders have, as counted by every change: a
-- list needs its exact total, and after ten years counting a million rows for each page is all of its
-- cost (decision 177). As in `patient_counts`, a transaction adds to any row that no other holds, so
-- writers never wait for one another here, and the sum that a snapshot sees is the number of rows that
-- it sees.
CREATE TABLE list_counts (
  clinic_id uuid NOT NULL REFERENCES clinics,
  list text NOT NULL CHECK (list IN ('bills', 'pharmacy_orders', 'lab_orders')),
  -- By what the list is filtered without reading its rows: the status of an order; empty for bills.
  kind text NOT NULL,
  slot uuid NOT NULL DEFAULT gen_random_uuid(),
  -- One row may be negative; their sum never is.
  counted bigint NOT NULL,
  PRIMARY KEY (clinic_id, list, kind, slot)
) WITH (fillfactor = 50);
CALL protect_clinic_table('list_counts', 'INSERT, UPDATE');
REVOKE INSERT, UPDATE ON list_counts FROM openopd_app;

CREATE FUNCTION add_to_list(clinic uuid, of_list text, of_kind text, added bigint) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  free uuid;
BEGIN
  SELECT slot INTO free FROM list_counts
    WHERE clinic_id = clinic AND list = of_list AND kind = of_kind
    LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO list_counts (clinic_id, list, kind, counted) VALUES (clinic, of_list, of_kind, added);
  ELSE
    UPDATE list_counts SET counted = counted + added
      WHERE clinic_id = clinic AND list = of_list AND kind = of_kind AND slot = free;
  END IF;
END $$;
ALTER FUNCTION add_to_list(uuid, text, text, bigint) OWNER TO openopd_system;
REVOKE ALL ON FUNCTION add_to_list(uuid, text, text, bigint) FROM PUBLIC;

-- Counts the rows of a table that are in its list, each by its kind.
CREATE PROCEDURE count_list(list text, kind text, in_list text)
  LANGUAGE plpgsql AS $make$
BEGIN
  EXECUTE format($$
    INSERT INTO list_counts (clinic_id, list, kind, counted)
      SELECT clinic_id, %1$L, %2$s, count(*) FROM %1$I WHERE %3$s GROUP BY 1, 3;
    CREATE FUNCTION count_%1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = pg_catalog, public, pg_temp AS $body$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN
          PERFORM add_to_list(clinic_id, %1$L, kind, n) FROM
            (SELECT clinic_id, %2$s AS kind, count(*) AS n FROM after_it WHERE %3$s GROUP BY 1, 2) c;
        WHEN 'DELETE' THEN
          PERFORM add_to_list(clinic_id, %1$L, kind, -n) FROM
            (SELECT clinic_id, %2$s AS kind, count(*) AS n FROM before_it WHERE %3$s GROUP BY 1, 2) c;
        ELSE
          PERFORM add_to_list(clinic_id, %1$L, kind, n::bigint) FROM
            (SELECT clinic_id, kind, sum(one) AS n FROM
              (SELECT clinic_id, %2$s AS kind, 1 AS one FROM after_it WHERE %3$s
               UNION ALL
               SELECT clinic_id, %2$s, -1 FROM before_it WHERE %3$s) changes
             GROUP BY 1, 2 HAVING sum(one) <> 0) c;
      END CASE;
      RETURN NULL;
    END $body$;
    ALTER FUNCTION count_%1$s() OWNER TO openopd_system;
    CREATE TRIGGER %1$s_counted_in AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s();
    CREATE TRIGGER %1$s_counted_out AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s();
  $$, list, kind, in_list);
  -- A bill has one kind and stays in its list, so a change of it counts nothing.
  IF kind <> quote_literal('') THEN
    EXECUTE format($$
      CREATE TRIGGER %1$s_counted_over AFTER UPDATE ON %1$I
        REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
        FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s()$$, list);
  END IF;
END $make$;
CALL count_list('bills', quote_literal(''), 'true');
CALL count_list('pharmacy_orders', 'status', 'deleted_at IS NULL');
CALL count_list('lab_orders', $$status || CASE WHEN report_id IS NULL THEN '' ELSE ' reported' END$$,
  'deleted_at IS NULL');
DROP PROCEDURE count_list(text, text, text);
