import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { zoneStates } from '@portal/contract';
import type { Deps } from '../deps';
import { transferSyntax } from '../domain/transferContent';
import { allZones, offeredMethods } from '../repositories/catalogue';
import { playerIdByName, beginsAnotherName } from '../repositories/transfers';
import { gameMode, gameModes, type GameMode } from './gameSettings';
import { html, input, select, table, type Html } from './html';
import type { NetworkFaults } from './networkFaults';
import { receivedDeliveries, sentMessages } from './repository';

const modeNames: Record<GameMode, string> = {
  ok: 'hoạt động',
  refuse: 'từ chối',
  hang: 'treo (vẫn trao Xu, nhưng quá muộn)',
  down: 'ngừng hoạt động',
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
  section { border: 1px solid #8888; border-radius: 12px; padding: 0 1rem 1rem; margin: 1rem 0; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .5rem 0; }
  label { display: grid; gap: .25rem; }
  input, select, button { font: inherit; padding: .5rem; border-radius: 8px; border: 1px solid #888; min-height: 44px; }
  button { background: #f6b73c; color: #1a1200; border-color: #f6b73c; font-weight: 600; cursor: pointer; }
  table { border-collapse: collapse; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
  .wide { overflow-x: auto; }`;

const DEMO = 'demo';

async function demoSyntax({ db, config }: Deps): Promise<string> {
  const id = await playerIdByName(db, DEMO);
  if (id === undefined) return '';
  const demo = { id, username: DEMO };
  return transferSyntax(demo, await beginsAnotherName(db, demo), config.brand?.transferMarker);
}

const lastTransfers = ({ db }: Deps) =>
  db.selectFrom('transfer_notices').selectAll().orderBy('received_at', 'desc').limit(10).execute();

async function bank(deps: Deps): Promise<Html> {
  const [methods, content, transfers] = await Promise.all([
    offeredMethods(deps.db),
    demoSyntax(deps),
    lastTransfers(deps),
  ]);
  return html`<section>
    <h2>Ngân hàng và ví</h2>
    <p>Báo một khoản chuyển tiền, như thể người chơi vừa quét mã QR và trả tiền.</p>
    <form method="post" action="/sandbox/transfers">
      ${select(
        'method',
        'Chuyển qua',
        methods.map(({ name, label }) => [name, label] as const),
      )}
      ${input('amount', 'Số tiền (đ)', 100000)} ${input('content', 'Nội dung', content)}
      <button>Chuyển tiền</button>
    </form>
    ${table(
      ['Qua', 'Số tiền', 'Nội dung', 'Kết quả'],
      transfers.map((notice) => [notice.provider, notice.amount, notice.content, notice.state] as const),
    )}
  </section>`;
}

async function gameServers({ db }: Deps): Promise<Html> {
  const [mode, zones, deliveries] = await Promise.all([
    gameMode(db),
    allZones(db),
    receivedDeliveries(db, undefined),
  ]);
  return html`<section>
    <h2>Máy chủ game</h2>
    <form method="post" action="/sandbox/game">
      ${select(
        'mode',
        'Máy chủ game',
        gameModes.map((name) => [name, modeNames[name]] as const),
        mode,
      )}
      <button>Đặt</button>
    </form>
    ${zones.map(
      ({ id, name, state }) =>
        html`<form method="post" action="/sandbox/zones/${id}">
          ${select(
            'state',
            name,
            zoneStates.map((known) => [known, known] as const),
            state ?? undefined,
          )}<button>Đặt</button>
        </form>`,
    )}
    <h3>Xu đã trao</h3>
    ${table(
      ['Người chơi', 'Máy chủ', 'Xu (phần trăm)', 'Lúc'],
      deliveries.slice(0, 10).map((row) => [row.username, row.zoneId, row.coins, row.deliveredAt] as const),
    )}
  </section>`;
}

async function messages({ db }: Deps): Promise<Html> {
  const sent = await sentMessages(db, undefined);
  return html`<section>
    <h2>Hộp thư và điện thoại</h2>
    <form method="post" action="/sandbox/sms">
      ${input('from', 'Số điện thoại', '0912345678')} ${input('text', 'Tin nhắn tới tổng đài', `MXT ${DEMO}`)}
      <button>Gửi SMS</button>
    </form>
    ${table(
      ['Kênh', 'Tới', 'Nội dung', 'Lúc'],
      sent
        .slice(0, 20)
        .map((message) => [message.channel, message.to, message.text, message.sentAt] as const),
    )}
  </section>`;
}

const faultsOf = ({ delayMs, failNext }: NetworkFaults): Html =>
  html`<section>
    <h2>Sự cố mạng</h2>
    <form method="post" action="/sandbox/network">
      ${input('delayMs', 'Trả lời chậm (ms)', delayMs)} ${input('failNext', 'Số lần gọi sẽ lỗi', failNext)}
      <button>Đặt</button>
    </form>
  </section>`;

const player = (unit: string): Html =>
  html`<section>
    <h2>Người chơi ${DEMO}</h2>
    <form method="post" action="/sandbox/players/${DEMO}">
      ${input('recall', `Thu hồi ${unit}`)} ${input('leftCoin', 'Xu còn lại (phần trăm)')}
      ${input('extpoint0', 'Xu chờ đổi (phần trăm)')} ${input('extpoint4', 'Điểm tích lũy')}
      <button>Đặt</button>
    </form>
  </section>`;

/** GET /sandbox: the sandbox as plain forms, without scripts, in Vietnamese. */
export async function sandboxPage(deps: Deps, faults: NetworkFaults, reply: FastifyReply): Promise<string> {
  const { brand } = deps.config.portal;
  const nonce = randomBytes(16).toString('base64');
  const sections = await Promise.all([bank(deps), gameServers(deps), messages(deps)]);
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
  const page = html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox – ${brand.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style nonce="${nonce}">
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <h1>Sandbox: thế giới bên ngoài</h1>
          <p>
            Đóng vai ngân hàng, máy chủ game và điện thoại của người chơi. Đăng nhập cổng bằng
            <strong>${DEMO}</strong> / <strong>Demo@2026</strong> tại <a href="/login">/login</a>.
          </p>
          ${sections} ${faultsOf(faults)} ${player(brand.unit)}
        </main>
      </body>
    </html>`;
  return page.html;
}
