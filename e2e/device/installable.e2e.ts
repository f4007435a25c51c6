import { z } from 'zod';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

test.use({ serviceWorkers: 'allow' });

const Manifest = z.object({
  id: z.string(),
  name: z.literal('OpenOPD'),
  short_name: z.string().max(12),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string().regex(/^#/),
  background_color: z.string().regex(/^#/),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.string().optional(),
    }),
  ),
});

test('the manifest is complete, and its icons match it', async ({ open, url }) => {
  const page = await open(null, { at: '/login' });
  const link = page.locator('link[rel="manifest"]');
  const address = new URL((await link.getAttribute('href')) ?? '', url);
  const { icons } = Manifest.parse(await (await fetch(address)).json());
  const sizes = icons.map((icon) => icon.sizes);
  expect(sizes).toContain('192x192');
  expect(sizes).toContain('512x512');
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);

  for (const icon of icons) {
    const answer = await fetch(new URL(icon.src, url));
    expect(answer.headers.get('content-type'), icon.src).toContain(icon.type);
    const drawn: string = await page.evaluate(`(async () => {
      const image = new Image();
      image.src = ${JSON.stringify(icon.src)};
      await image.decode();
      return image.naturalWidth + 'x' + image.naturalHeight;
    })()`);
    if (icon.sizes !== 'any') expect(drawn, icon.src).toBe(icon.sizes);
  }
});

test('offline, the shell opens and shows that it is offline; the cache contains no patient data', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^net::ERR_INTERNET_DISCONNECTED/, /^console: Network or CORS problem/);
  const { id: patientId } = await clinic.register('Meena Iyer');
  await clinic.queue(patientId, 'Fever.');
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await expect(page.getByRole('row', { name: /Meena Iyer/ })).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const cached: string[] = await page.evaluate(`(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  })()`);
  expect(cached.length).toBeGreaterThan(3);
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('Welcome, Ravi Kumar')).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Queue', exact: true })).toBeVisible();
  await lookAt(page, 'offline');

  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await expect(page.getByRole('row', { name: /Meena Iyer/ })).toBeVisible();
});
