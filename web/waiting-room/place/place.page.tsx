import './place.css';
import { useDocumentTitle } from '@mantine/hooks';
import { useParams } from 'react-router';
import type { QueuePlace } from '#contract/waiting-room/display.ts';
import { getPlace } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PublicData } from '../public-data.tsx';

/** The place of one token in the queue, opened from the code on its slip. */
export function PlacePage() {
  return (
    <PublicData>
      <PlaceOfToken />
    </PublicData>
  );
}

function PlaceOfToken() {
  const { code = '' } = useParams();
  const { data, error } = useApi(getPlace, { params: { code } }, { live: true });
  const isUnknown = error?.status === 404 || error?.status === 400;
  const place = isUnknown ? undefined : data;
  useDocumentTitle(place ? `Token ${place.token} · ${place.clinic}` : 'Your place · OpenOPD');

  return (
    <main className="place">
      <h1>{place?.clinic ?? 'Your place in the queue'}</h1>
      {place && <Place place={place} />}
      {!place && (
        <p role="status">{isUnknown ? M.unknownPlace : error ? 'Connecting …' : 'Loading …'}</p>
      )}
      {place && error && <p role="status">{M.stale}</p>}
    </main>
  );
}

function Place({ place }: { place: QueuePlace }) {
  return (
    <>
      <p className="place-label">Your token</p>
      <p className="place-token">{place.token}</p>
      <div aria-live="polite" className="place-lines">
        {linesOf(place).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

function linesOf({ state, bookedFor, now, ahead, minutes, room }: QueuePlace): string[] {
  if (state === 'over') return ['This visit is over.'];
  if (state === 'called') return [room ? `Please go to ${room}.` : 'It is your turn.'];
  const before =
    ahead === 0 ? 'You are next.' : ahead === 1 ? '1 before you.' : `${ahead} before you.`;
  return [
    ...(bookedFor === null ? [] : [`Booked for ${bookedFor}.`]),
    ...(now === null ? [] : [`Now ${now}.`]),
    before,
    ...(minutes === null ? [] : [`About ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`]),
  ];
}
