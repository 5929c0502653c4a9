import type { FastifyInstance } from 'fastify';
import { paths, type PaymentKind, type PaymentMethods } from '@portal/contract';
import type { Deps } from '../deps';
import { paymentMethodFor } from '../domain/paymentMethod';
import { transferSyntax } from '../domain/transferContent';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { offeredMethods } from '../repositories/catalogue';
import { beginsAnotherName } from '../repositories/transfers';

/** GET /api/payment-methods: contract's PaymentMethods, with the player's own transfer content and QR codes (PAY-2, PAY-3). */
export const paymentMethodRoutes = ({ db, config }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(
      paths.paymentMethods,
      { preHandler: requirePlayer },
      async (request, reply): Promise<PaymentMethods> => {
        const player = playerOf(request);
        const [offered, beginsAnother] = await Promise.all([
          offeredMethods(db),
          beginsAnotherName(db, player),
        ]);
        const syntax = transferSyntax(player, beginsAnother, config.brand?.transferMarker);
        const ofKind = (kind: PaymentKind) => offered.filter((method) => method.kind === kind);
        reply.header('Cache-Control', 'no-store');
        return {
          bankTransfers: ofKind('bank-transfer').map((method) => paymentMethodFor(method, syntax)),
          eWallets: ofKind('e-wallet').map((method) => paymentMethodFor(method, syntax)),
          cards: ofKind('card').map(({ name, label }) => ({ name, label, type: 'card' })),
        };
      },
    );
  };
