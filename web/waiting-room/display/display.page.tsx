import './display.css';
import { useDocumentTitle } from '@mantine/hooks';
import { useParams } from 'react-router';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { PublicData } from '../public-data.tsx';
import { Clock } from './clock.tsx';
import { SoundButton } from './sound-button.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useBoard } from './use-board.ts';

/** A screen on the wall of the waiting room, without a session. */
export function DisplayPage() {
  return (
    <PublicData>
      <Display />
    </PublicData>
  );
}

function Display() {
  const { code = '' } = useParams();
  const { board, isUnknown, isStale, readAt } = useBoard(code);
  const fresh = useAnnouncements(board, readAt);
  useDocumentTitle(board ? `Waiting room · ${board.clinic}` : 'Waiting room · OpenOPD');

  if (!board) {
    const text = isUnknown ? M.unknownDisplay : isStale ? 'Connecting …' : 'Loading …';
    return (
      <main className="display display-message">
        <h1>Waiting room</h1>
        <p role="status">{text}</p>
      </main>
    );
  }
  return (
    <main className="display">
      <header className="display-head">
        <h1>{board.clinic}</h1>
        {isStale && (
          <p className="display-stale" role="status">
            {M.stale}
          </p>
        )}
        {board.voice !== 'off' && <SoundButton />}
        <Clock timeZone={board.timeZone} />
      </header>
      <NowCalled board={board} fresh={fresh} />
      <NextTokens board={board} />
    </main>
  );
}

function NowCalled({ board, fresh }: { board: DisplayBoard; fresh: ReadonlySet<number> }) {
  return (
    <section className="display-now" aria-labelledby="display-now" aria-live="polite">
      <h2 id="display-now">Now</h2>
      {board.now.length === 0 && <p className="display-quiet">No token is called.</p>}
      <ul>
        {board.now.map(({ token, doctor, room, name, calledAt }) => (
          <li key={`${token} ${calledAt}`} data-fresh={fresh.has(token) || undefined}>
            <strong>{token}</strong>
            <span className="display-place">{room ?? doctor}</span>
            {room && <span className="display-quiet">{doctor}</span>}
            {name && <span className="display-quiet">{name}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type NextToken = DisplayBoard['next'][number];

/** After midnight a token of the day before may wait beside the same number of the new day. */
function withKeys(next: readonly NextToken[]): (NextToken & { key: string })[] {
  const counts = new Map<number, number>();
  return next.map((one) => {
    const count = (counts.get(one.token) ?? 0) + 1;
    counts.set(one.token, count);
    return { ...one, key: `${one.token} ${count}` };
  });
}

function NextTokens({ board: { next, waiting } }: { board: DisplayBoard }) {
  return (
    <section className="display-next" aria-labelledby="display-next">
      <h2 id="display-next">Next</h2>
      {next.length === 0 && <p className="display-quiet">No one is waiting.</p>}
      <ol>
        {withKeys(next).map(({ key, token, doctor, name }) => (
          <li key={key}>
            <strong>{token}</strong>
            <span>{[name, doctor].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {waiting > next.length && <p className="display-quiet">and {waiting - next.length} more</p>}
    </section>
  );
}
