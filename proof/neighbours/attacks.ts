import { setTimeout as pause } from 'node:timers/promises';
import { exportClinicData, exportClinicWorkbook } from '#contract/backup/clinic-data.endpoints.ts';
import { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';

/** Concurrent calls, each repeated as soon as its response arrives. */
export type Attack = {
  readonly name: string;
  readonly data: number;
  readonly workbooks: number;
  readonly previews: number;
};

export const ATTACKS: readonly Attack[] = [
  { name: 'nothing', data: 0, workbooks: 0, previews: 0 },
  { name: '25 JSON exports', data: 25, workbooks: 0, previews: 0 },
  { name: '25 workbooks', data: 0, workbooks: 25, previews: 0 },
  { name: '40 workbooks', data: 0, workbooks: 40, previews: 0 },
  { name: '20 previews of 20,000 rows', data: 0, workbooks: 0, previews: 20 },
  { name: 'all of these at once', data: 25, workbooks: 40, previews: 20 },
];

/** Number of responses by status; 0 means no response. */
export type Answers = Map<number, number>;

type Aim = { readonly url: string; readonly tokens: readonly string[]; readonly sheet: Uint8Array };

/** Pause after a rejected call, regardless of `Retry-After`. */
const AGAIN_MS = 250;

function requestsOf({ data, workbooks, previews }: Attack, { sheet }: Aim) {
  const get = (path: string) => ({ path, make: (): RequestInit => ({ method: 'GET' }) });
  const preview = () => {
    const form = new FormData();
    form.set('preview', 'true');
    form.set(importDrugs.file.field, new Blob([new Uint8Array(sheet)]), 'drugs.xlsx');
    return { method: 'POST', body: form };
  };
  return [
    ...Array.from({ length: data }, () => get(exportClinicData.path)),
    ...Array.from({ length: workbooks }, () => get(exportClinicWorkbook.path)),
    ...Array.from({ length: previews }, () => ({ path: importDrugs.path, make: preview })),
  ];
}

/** Runs an attack for this long from the sessions of one user, and counts the responses. */
export async function play(attack: Attack, aim: Aim, milliseconds: number): Promise<Answers> {
  const answers: Answers = new Map();
  const over = AbortSignal.timeout(milliseconds);
  const attackers = requestsOf(attack, aim).map(async ({ path, make }, nth) => {
    const authorization = `Bearer ${aim.tokens[nth % aim.tokens.length]}`;
    while (!over.aborted) {
      const status = await fetch(`${aim.url}${path}`, {
        ...make(),
        headers: { authorization },
        signal: over,
      }).then(
        async (reply) => {
          for await (const _chunk of reply.body ?? []);
          return reply.status;
        },
        () => (over.aborted ? -1 : 0),
      );
      if (status !== -1) answers.set(status, (answers.get(status) ?? 0) + 1);
      await pause(AGAIN_MS);
    }
  });
  await Promise.all([...attackers.map((one) => one.catch(() => undefined)), pause(milliseconds)]);
  return answers;
}
