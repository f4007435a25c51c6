import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { forgetNews } from './forget-news.ts';

const app = startTestApp();
const DAY_MS = 86_400_000;

it('keeps webhooks of the provider for 90 days', async () => {
  const { user } = await newClinic(app);
  const { services } = app.started;
  const receive = (event_id: string) =>
    services.database.inClinic(user.clinic_id!, (tx) =>
      tx
        .insertInto('payment_news')
        .values({
          clinic_id: user.clinic_id!,
          event_id,
          event: 'payment.captured',
          received_at: app.clock.now(),
        })
        .execute(),
    );
  const kept = () =>
    services.database.inSystem(async (tx) => {
      const rows = await tx.selectFrom('payment_news').select('event_id').execute();
      return rows.map(({ event_id }) => event_id).sort();
    });

  await receive('first');
  app.clock.advance(DAY_MS);
  await receive('second');
  app.clock.advance(89 * DAY_MS);
  await forgetNews(services);
  expect(await kept()).toEqual(['first', 'second']);
  app.clock.advance(1);
  await forgetNews(services);
  expect(await kept()).toEqual(['second']);
});
