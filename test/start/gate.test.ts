// The gate that `npm start` puts in front of the served VS Code: who gets in, and who does not.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGate } from '../../scripts/start/gate';
import type { Gate } from '../../scripts/start/gate';

const TOKEN = 'f00d'.repeat(8);

describe('the gate', () => {
  let folder: string;
  let behind: Server;
  let gate: Gate;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-gate-'));
    const socketPath =
      process.platform === 'win32' ? '\\\\.\\pipe\\cardwright-gate-test' : join(folder, 'socket');
    behind = createServer((incoming, response) => response.end(`saw ${incoming.url}`));
    behind.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nhello'));
    await new Promise<void>((resolve) => behind.listen(socketPath, resolve));
    gate = await openGate(socketPath, TOKEN);
  });
  afterAll(() => {
    gate.close();
    behind.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function ask(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<IncomingMessage & { body: string }> {
    return new Promise((resolve, reject) => {
      const asked = request({ port: gate.port, host: '127.0.0.1', path, headers }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () => resolve(Object.assign(answer, { body })));
      });
      asked.on('error', reject).end();
    });
  }

  function upgrade(headers: readonly string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(gate.port, '127.0.0.1', () => {
        const lines = ['GET /socket HTTP/1.1', `Host: 127.0.0.1:${gate.port}`, ...headers];
        socket.write(`${lines.join('\r\n')}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      });
      let said = '';
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
      socket.on('end', () => resolve(said)).on('error', reject);
    });
  }

  it('lets in who has the address, and then by a cookie without the token in the address', async () => {
    const first = await ask(`/?tkn=${TOKEN}&folder=/cards`);
    expect(first.statusCode).toBe(302);
    expect(first.headers.location).toBe('/?folder=%2Fcards');
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    const second = await ask('/?folder=%2Fcards', { cookie: cookie.split(';')[0]! });
    expect([second.statusCode, second.body]).toEqual([200, 'saw /?folder=%2Fcards']);
  });

  it('keeps out all others', async () => {
    expect((await ask('/')).statusCode).toBe(403);
    expect((await ask('/?tkn=guess')).statusCode).toBe(403);
    expect((await ask('/', { cookie: `cardwright-token=${TOKEN}0` })).statusCode).toBe(403);
    // A name of another site that was pointed at this machine.
    const cookie = `cardwright-token=${TOKEN}`;
    expect((await ask('/', { cookie, host: 'elsewhere.example' })).statusCode).toBe(403);
  });

  it('passes on connections of its own pages only', async () => {
    const cookie = `Cookie: cardwright-token=${TOKEN}`;
    expect(await upgrade([cookie, `Origin: http://127.0.0.1:${gate.port}`])).toMatch(
      /^HTTP\/1\.1 101[^]*hello$/,
    );
    expect(await upgrade([cookie, 'Origin: http://elsewhere.example'])).toMatch(/^HTTP\/1\.1 403/);
    expect(await upgrade([])).toMatch(/^HTTP\/1\.1 403/);
  });

  it('never redirects to another site', async () => {
    const answer = await ask(`//elsewhere.example/?tkn=${TOKEN}`);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
});
