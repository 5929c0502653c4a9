import styled from '@emotion/styled';
import type { User } from '@portal/contract';
import { BalanceBar } from '@portal/ui-kit';
import { lazyPart } from '../../../components/lazyPart';
import { Optional } from '../../../components/Optional';
import { owedCredit, spendableCredit } from '../../../lib/balance';
import { Again } from './Again';
import type { TopUp } from '../lastTopUp';

/** A phone has room for one of the two: the link that repeats the last top-up takes precedence over the newest top-up. */
const Aside = styled.div({
  display: 'flex',
  alignItems: 'center',
  columnGap: 20,
  '& > div': { minWidth: 0 },
  '& > a': { padding: '10px 0' },
  '@media (max-width: 599.95px)': { '& > div:not(:last-child)': { display: 'none' } },
});

const LastTopUp = lazyPart(async () => (await import('./LastTopUp')).LastTopUp);

export interface BalanceProps {
  /** Absent while it is loading. */
  user: User | undefined;
  topUp: TopUp | undefined;
}

/** PAY-1: balance and debt, and the newest top-up, if there is one. Renders nothing if the host sends no balance and there is no debt. */
export const Balance = ({ user, topUp }: BalanceProps) =>
  user?.credit === null && owedCredit(user) === 0 ? null : (
    <BalanceBar
      loading={user === undefined}
      {...(user && { credit: user.credit === null ? '—' : spendableCredit(user), debt: owedCredit(user) })}
      aside={
        <Aside>
          {topUp && topUp.credit !== null && (
            <div>
              <Optional>
                <LastTopUp credit={topUp.credit} at={topUp.at} />
              </Optional>
            </div>
          )}
          <Again />
        </Aside>
      }
    />
  );
