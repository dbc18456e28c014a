// A gate in front of the VS Code server, which itself lets everybody in: only the browser that knows the token passes.
import { timingSafeEqual } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const COOKIE = 'cardwright-token';

/** An open gate. */
export interface Gate {
  readonly port: number;
  close(): void;
}

/**
 * Listens on a free port of 127.0.0.1 and passes on to the server at `socketPath`, which nobody else may open.
 * The first address carries the token as `tkn`; a cookie that other sites cannot use carries it from then on.
 */
export async function openGate(socketPath: string, token: string): Promise<Gate> {
  const server = createServer((incoming, response) => {
    const shown = tokenInAddress(incoming);
    if (isOurHost(incoming) && shown !== undefined && isSame(shown, token)) letIn(incoming, response, token);
    else if (isOurHost(incoming) && isSame(tokenInCookie(incoming), token))
      pass(incoming, response, socketPath);
    else
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Use the address that npm start printed.\n');
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Other sites can open such connections, so the browser says who asks.
    const asks = incoming.headers.origin;
    const isOurs = isOurHost(incoming) && (asks === undefined || asks === `http://${incoming.headers.host}`);
    if (isOurs && isSame(tokenInCookie(incoming), token)) passUpgrade(incoming, socket, head, socketPath);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  /** A name that another site had pointed at this machine would stand here. */
  function isOurHost({ headers }: IncomingMessage): boolean {
    return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;
  }
}

function letIn({ url }: IncomingMessage, response: ServerResponse, token: string): void {
  const address = new URL(url ?? '/', 'http://localhost');
  address.searchParams.delete('tkn');
  response.writeHead(302, {
    location: address.pathname.replace(/^\/+/, '/') + address.search,
    'set-cookie': `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict`,
  });
  response.end();
}

function pass(incoming: IncomingMessage, response: ServerResponse, socketPath: string): void {
  const { url, method, headers } = incoming;
  const onward = request({ socketPath, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  incoming.pipe(onward);
}

function passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, socketPath: string): void {
  const onward = connect(socketPath, () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
      lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  socket.on('close', () => onward.destroy());
}

function tokenInAddress({ url }: IncomingMessage): string | undefined {
  return new URL(url ?? '/', 'http://localhost').searchParams.get('tkn') ?? undefined;
}

function tokenInCookie({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

function isSame(shown: string, token: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
