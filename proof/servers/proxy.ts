import { join } from 'node:path';
import type { Place } from './postgres.ts';
import { type Daemon, freePort, startDaemon, until } from './programs.ts';
import { filledIn, writeFor } from './templates.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with the configuration of `deploy/` in front of servers at these ports. */
export async function startProxy(
  { programs, account, folder }: Place,
  [first, second]: readonly [number, number],
): Promise<{ url: string; daemon: Daemon }> {
  const port = await freePort();
  const site = await filledIn('nginx/openopd.conf.template', {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_1: `127.0.0.1:${first}`,
    SERVER_2: `127.0.0.1:${second}`,
    BELIEVED_PROXY: '127.0.0.1',
  });
  const temporary = TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`);
  const text = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'nginx.log')} crit;`,
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    ...temporary,
    site,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  await writeFor(account, { file, text: text.join('\n') });
  const options = ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', file];
  const daemon = startDaemon(programs.nginx, options, { account, folder });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('The proxy answers', isUp);
  return { url, daemon };
}
