import type { AssistantSettings } from './assistant-settings.ts';
import type { Clock } from './clock.ts';
import type { DiskTrouble } from './db/embedded/index.ts';
import type { Database } from './db/scoped-database.ts';
import type { Doors } from './doors.ts';
import type { EventHub } from './events/hub.ts';
import type { Heavy } from './heavy/index.ts';
import type { CallCounts } from './http/call-counts.ts';
import type { Sessions } from './http/sessions.ts';
import type { KeptLists } from './kept/kept-lists.ts';
import type { CallPermits } from './load/call-permits.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ReadLog } from './reads/read-log.ts';

/** The shared services of all requests, created at start-up. */
export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  /** The current problem of the database's disk, if it can be known. */
  readonly diskTrouble: () => Promise<DiskTrouble | undefined>;
  readonly hub: EventHub;
  /** Exports and imports: a queue with few database connections of its own. */
  readonly heavy: Heavy;
  /** Concurrent calls per person and clinic. */
  readonly permits: CallPermits;
  /** Lists of a clinic that are read again only when they have changed. */
  readonly lists: KeptLists;
  readonly sessions: Sessions;
  /** Calls per session and address, on this and other servers. */
  readonly calls: CallCounts;
  /** The read log. */
  readonly reads: ReadLog;
  /** The provider of online payments. */
  readonly payment: PaymentProvider;
  /** The source of the assistant's answers. */
  readonly assistant: AssistantSettings;
  /** Settings that are open only on a server that no other machine can reach. */
  readonly doors: Doors;
};
