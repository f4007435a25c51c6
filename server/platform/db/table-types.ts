import type pg from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
};

const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  numeric: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Timestamp',
  jsonb: 'unknown',
  bytea: 'Buffer',
  ARRAY: 'string[]',
};

const COLUMNS = `
  SELECT c.table_name, c.column_name, c.data_type, c.is_nullable,
         c.column_default IS NOT NULL OR c.is_identity = 'YES' OR c.is_generated = 'ALWAYS' AS has_default
  FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_migrations'
  ORDER BY c.table_name, c.column_name`;

// Matches `CHECK (status IN ('a', 'b'))` on one column, as PostgreSQL prints it.
const ONE_OF = `
  SELECT t.relname AS table_name, a.attname AS column_name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k
  JOIN pg_class t ON t.oid = k.conrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'c' AND cardinality(k.conkey) = 1 AND t.relnamespace = 'public'::regnamespace
    AND pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(${'\\w+'} = ANY \\(ARRAY\\['`;

function literals(definition: string): string {
  return [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
}

function typeOf(column: Column, oneOf: ReadonlyMap<string, string>): string {
  const base =
    oneOf.get(`${column.table_name}.${column.column_name}`) ?? TYPES[column.data_type] ?? 'unknown';
  const full = column.is_nullable === 'YES' && base !== 'unknown' ? `${base} | null` : base;
  return column.has_default ? `Generated<${full}>` : full;
}

/**
 * Generates the TypeScript types of every table from the database's catalogue. A column with `CHECK
 * (… IN (…))` becomes a union. The result is `schema.generated.ts`, and a test compares the two.
 */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const { rows: checks } = await pool.query<{
    table_name: string;
    column_name: string;
    definition: string;
  }>(ONE_OF);
  const oneOf = new Map(
    checks.map((check) => [`${check.table_name}.${check.column_name}`, literals(check.definition)]),
  );
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const bodies = [...tables].map(([name, ofTable]) => {
    const lines = ofTable.map((column) => `    ${column.column_name}: ${typeOf(column, oneOf)};`);
    return `  ${name}: {\n${lines.join('\n')}\n  };`;
  });
  return `// Made from the migrations by \`npm run db:types\`; not edited by hand.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type DB = {
${bodies.join('\n')}
};
`;
}
