import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { Endpoint, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicActor } from '../actor.ts';
import { endStalled } from '../load/stalled.ts';
import { followingMerges } from '../merged-ids.ts';
import { makePrivateFolder, removeFolder } from '../private-folder.ts';
import type { ClinicScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { clinicActorOf } from './authenticate.ts';
import { type BoundRoute, bound, type Call } from './bound.ts';
import { sendFile } from './replies/send-reply.ts';

/** The actor and the time of an export, for the thread that writes it. */
export type ExportContext = {
  readonly actor: ClinicActor;
  readonly clinicId: string;
  readonly timeZone: string;
  /** The clinic's day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
};

export type ExportCall = {
  readonly context: ExportContext;
  /** Runs `work` in a transaction of the actor's clinic, such as for an audit row. */
  transact<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
};

/** The file's name, and the task that writes it. */
export type ExportPlan = { readonly name: string; readonly module: URL; readonly input: object };

/** The file as a stream, which deletes the file when it ends or its client disconnects. */
function thenRemoved(file: string, ended: () => void): Readable {
  const stream = createReadStream(file);
  endStalled(stream, () => stream.bytesRead);
  stream.once('close', ended);
  return stream;
}

function callOf(services: Services, actor: ClinicActor): ExportCall {
  const now = services.clock.now();
  const { clinicId, timeZone } = actor;
  return {
    context: { actor, clinicId, timeZone, today: clinicDay(now, timeZone), now },
    transact: (work) => transact(services, actor, work),
  };
}

/**
 * Binds an endpoint that replies with a file whose size grows with the clinic. A thread writes it
 * to a private file when the clinic's turn comes, so that neither memory nor a slow connection
 * limits the size. The file is then sent and deleted. When the client disconnects, file, connection
 * and thread are released.
 */
export function exportRoute<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  plan: (call: ExportCall, input: EndpointRequest<E>) => Promise<ExportPlan>,
): BoundRoute {
  async function written({ request, input, services, gone: signal, noted }: Call<E>) {
    const actor = clinicActorOf(request);
    const { clinicId, id: userId } = actor;
    const asker = { clinicId, userId, kind: 'export', path: endpoint.path, signal } as const;
    return services.heavy.inTurn(asker, async (turn) => {
      const {
        name,
        module,
        input: given,
      } = await followingMerges(input, { services, clinicId }, (one) =>
        plan(callOf(services, actor), one),
      );
      const folder = await makePrivateFolder('export');
      const file = join(folder, 'file');
      try {
        await noted(() => turn.run({ module: module.href, clinicId, file, input: given }));
        // The client has left, so the file is not needed.
        turn.signal.throwIfAborted();
      } catch (error) {
        await removeFolder(folder);
        throw error;
      }
      return { name, folder, file, leave: turn.keepPlace() };
    });
  }

  return bound(endpoint, written, {
    // The file may be sent only after its entry in the read log, and is removed if that fails.
    notes: 'itself',
    send({ reply }, { name, folder, file, leave }) {
      const bytes = async () =>
        thenRemoved(file, () => {
          leave();
          void removeFolder(folder);
        });
      return sendFile(reply.code(200), endpoint.download, { name, bytes });
    },
    fail({ reply, gone }, error) {
      if (!gone.aborted) throw error;
      // The client has left, so no reply is sent.
      return reply.hijack();
    },
  });
}
