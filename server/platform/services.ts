import type { AssistantSettings } from './assistant-settings.ts';
import type { Clock } from './clock.ts';
import type { DiskTrouble } from './db/embedded/index.ts';
import type { Database } from './db/scope.ts';
import type { Doors } from './doors.ts';
import type { EventHub } from './events/hub.ts';
import type { Heavy } from './heavy/index.ts';
import type { CallCounts } from './http/call-counts.ts';
import type { Sessions } from './http/sessions.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ReadLog } from './reads/read-log.ts';

/** What every request may use; made once at start-up. */
export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  /** What is wrong with the disk that the database writes to, where that is known. */
  readonly diskTrouble: () => Promise<DiskTrouble | undefined>;
  readonly hub: EventHub;
  /** Exports and imports: a place in line per clinic, with few database connections of their own. */
  readonly heavy: Heavy;
  readonly sessions: Sessions;
  /** How often each session and address has called, here and on other servers. */
  readonly calls: CallCounts;
  /** Who looked at which patient's record. */
  readonly reads: ReadLog;
  /** Who collects what is paid online. */
  readonly payment: PaymentProvider;
  /** Where the assistant's answers come from. */
  readonly assistant: AssistantSettings;
  /** What only a server that no one else can reach leaves open. */
  readonly doors: Doors;
};
