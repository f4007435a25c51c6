import { Text } from '@mantine/core';
import { findTouched } from '#contract/access/breach.endpoints.ts';
import { TouchedQuery } from '#contract/access/breach.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { instantOf } from '#web/lib/instant-of.ts';
import type { BreachValues } from './breach.values.ts';

/** The number of patients in the logs, updated while the form is filled in. */
export function TouchedNow({ values }: { values: BreachValues }) {
  const { person, from, until } = values;
  const query = TouchedQuery.safeParse({ person, from: instantOf(from), until: instantOf(until) });
  if (!query.data) return null;
  return <Found query={query.data} />;
}

function Found({ query }: { query: TouchedQuery }) {
  const { data } = useApi(findTouched, { query });
  if (!data) return null;
  const isOlder = !data.known_since || data.known_since > query.from;
  return (
    <Text role="status">
      {`${data.patients} ${data.patients === 1 ? 'patient is' : 'patients are'} touched: ${data.opened} opened or taken as a file, ${data.changed} changed. `}
      {data.exports > 0 && 'A file with all patients was taken. '}
      {data.lists > 0 && `${data.lists} lists or searches were seen; whose lines is not kept. `}
      {isOlder &&
        `The log knows nothing before ${data.known_since ? showDate(data.known_since) : 'now'}; choose every patient when in doubt.`}
    </Text>
  );
}
