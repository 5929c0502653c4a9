import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf, type Campaign, type CampaignType } from '@portal/contract';
import { CircleCheck, formatNumber, Gift } from '@portal/ui-kit';
import { useGetCampaignsQuery } from '../../../api/endpoints/campaigns';
import { selectData } from '../../../api/selectData';
import { formatDateTime } from '../../../lib/dates';
import { Bar, Card, Head, Milestones } from './Campaigns.styles';
import './texts';

/** What the player still has to spend for the next bonus, or why there is none. */
const Outlook = ({ campaign }: { campaign: Campaign }) => {
  const { t } = useTranslation();
  const { spent, milestones, usedUp } = campaign;
  const next = milestones.find(({ rewardedAt, spent: needed }) => rewardedAt === null && needed > spent);
  if (milestones.every(({ rewardedAt }) => rewardedAt !== null)) return <p>{t('campaigns.all')}</p>;
  if (usedUp) return <p>{t('campaigns.usedUp')}</p>;
  if (!next) return null;
  const missing = formatNumber(sumOf([next.spent, -spent]));
  return <p>{t('campaigns.next', { missing, bonus: formatNumber(next.bonus) })}</p>;
};

const CampaignCard = ({ campaign }: { campaign: Campaign }) => {
  const { t } = useTranslation();
  const id = useId();
  const { title, endsAt, spent, milestones } = campaign;
  const goal = milestones.find((milestone) => milestone.spent > spent) ?? milestones.at(-1);
  if (!goal) return null;
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <span>{t('campaigns.until', { time: formatDateTime(endsAt) })}</span>
      </Head>
      <Outlook campaign={campaign} />
      <div>
        <small>
          {t('campaigns.progress', { spent: formatNumber(spent), goal: formatNumber(goal.spent) })}
        </small>
        <Bar share={Math.min(1, Math.max(0, spent / goal.spent))} aria-hidden />
      </div>
      <Milestones aria-label={t('campaigns.milestones')}>
        {milestones.map(({ spent: needed, bonus, rewardedAt }) => (
          <li key={needed} data-rewarded={rewardedAt !== null}>
            {rewardedAt === null ? <Gift size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
            <span>
              {t('campaigns.milestone', { spent: formatNumber(needed) })}
              {rewardedAt !== null && ` · ${t('campaigns.rewarded')}`}
            </span>
            <b>{t('campaigns.bonus', { bonus: formatNumber(bonus) })}</b>
          </li>
        ))}
      </Milestones>
    </Card>
  );
};

/** The type whose rules the texts describe; what another type rewards is unknown. */
const shownType: CampaignType = 'accumulate_game_recharge';

/** PLAY-9: the running campaigns with the player's progress and the bonuses. Renders nothing if there are none or they cannot be read. */
export const Campaigns = () => {
  const { data = [] } = useGetCampaignsQuery(undefined, { selectFromResult: selectData });
  return data
    .filter(({ type, state }) => type === shownType && state === 'active')
    .map((campaign) => <CampaignCard key={campaign.id} campaign={campaign} />);
};
