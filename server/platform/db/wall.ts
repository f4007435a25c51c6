import type pg from 'pg';

/** The login of requests, and any rights it has that requests do not need. */
export type Wall = { readonly login: string; readonly holes: readonly string[] };

type Login = {
  login: string;
  super: boolean;
  makes_roles: boolean;
  bypasses: boolean;
  becomes_system: boolean;
  becomes_accounts: boolean;
  owns: boolean;
};

const LOOK = `
SELECT session_user::text AS login, rolsuper AS super, rolcreaterole AS makes_roles,
  rolbypassrls AS bypasses,
  pg_has_role(session_user, 'openopd_system', 'MEMBER') AS becomes_system,
  pg_has_role(session_user, 'openopd_accounts', 'MEMBER') AS becomes_accounts,
  EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace
    AND pg_has_role(session_user, relowner, 'MEMBER')) AS owns
FROM pg_roles WHERE rolname = session_user`;

/** Checks the rights of these connections' login. */
export async function describeWall(pool: pg.Pool): Promise<Wall> {
  const { rows } = await pool.query<Login>(LOOK);
  const [row] = rows;
  if (!row) throw new Error('The login of requests is not among the roles.');
  if (row.super) return { login: row.login, holes: ['is a superuser'] };
  const holes = [
    row.owns && 'owns the tables',
    row.becomes_system && 'can become openopd_system',
    row.becomes_accounts && 'can become openopd_accounts',
    row.makes_roles && 'can make roles',
    row.bypasses && 'bypasses row-level security',
  ];
  return { login: row.login, holes: holes.filter((hole) => hole !== false) };
}
