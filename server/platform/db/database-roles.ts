import type pg from 'pg';

/**
 * The roles of a transaction: `openopd_app` reads and writes one clinic's records,
 * `openopd_accounts` also its accounts, `openopd_system` every clinic. None can log in. Roles
 * belong to the cluster, so two databases of a cluster may create them concurrently.
 */
const CREATE_ROLES = `
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['openopd_app', 'openopd_accounts', 'openopd_system'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', wanted);
        -- From PostgreSQL 16 on, the creator of a role may administer it, but is not a member of it.
        EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, wanted, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
    END IF;
  END LOOP;
  IF NOT pg_has_role('openopd_accounts', 'openopd_app', 'USAGE') THEN
    BEGIN
      GRANT openopd_app TO openopd_accounts;
    EXCEPTION WHEN unique_violation THEN NULL;
    END;
  END IF;
END $$;`;

/** Creates the missing roles. Needs CREATEROLE, or membership in each role. */
export async function createRoles(client: pg.ClientBase): Promise<void> {
  await client.query(CREATE_ROLES);
}

/** The logins: requests use one that can only become a clinic's role, all other work another. */
export const LOGINS = { requests: 'openopd_request', system: 'openopd_keeper' } as const;

function loginSql(login: string, roles: readonly string[], password: string): string {
  return `
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${login}') THEN
      BEGIN
        CREATE ROLE ${login} LOGIN NOINHERIT${password};
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    -- A role may change its own settings, which would persist.
    IF EXISTS (SELECT FROM pg_db_role_setting WHERE setrole = '${login}'::regrole AND setdatabase = 0) THEN
      ALTER ROLE ${login} RESET ALL;
    END IF;
    ${roles
      .map(
        (role) => `
    IF NOT pg_has_role('${login}', '${role}', 'MEMBER') THEN
      BEGIN
        GRANT ${role} TO ${login};
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END IF;`,
      )
      .join('')}`;
}

/** Creates the two logins if missing, for a cluster used by OpenOPD only, or by tests. */
export async function createLogins(client: pg.Client, password = ''): Promise<void> {
  await createRoles(client);
  const given = password === '' ? '' : ` PASSWORD ${client.escapeLiteral(password)}`;
  await client.query(`DO $$ BEGIN
    ${loginSql(LOGINS.requests, ['openopd_app'], given)}
    ${loginSql(LOGINS.system, ['openopd_accounts', 'openopd_system'], given)}
  END $$`);
}
