import {
  addCampaign,
  closeCampaign,
  findCampaign,
  listCampaigns,
  type CampaignRow,
  type Milestone,
} from '../../repositories/operatorCampaigns';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { limited } from '../limited';
import { GAME } from '../game';
import { cell, formatInstant, printable, table } from '../table';
import { parseDay, parseExpiry, parseKp, parsePromotionKp, parseReason, parseText, within } from '../values';
import { closing } from './closing';
import { EVERYBODY, limitOption, neededReason } from './lookups';

const SHOWN = 100;
const MOST_MILESTONES = 10;

const list: Command = {
  words: 'campaigns list',
  meaning: 'Lists the campaigns, newest first.',
  options: [limitOption(SHOWN)],
  examples: [{ typed: 'campaigns list', meaning: 'with the KP that each has given' }],
  async read(db, input) {
    const { rows, more, rest } = await limited(input, SHOWN, (most) => listCampaigns(db, most));
    const shown = {
      ID: ({ id }: CampaignRow) => id,
      STATE: ({ state }: CampaignRow) => state,
      STARTS: ({ startsAt }: CampaignRow) => startsAt,
      ENDS: ({ endsAt }: CampaignRow) => endsAt,
      GIVEN: ({ given, budget }: CampaignRow) => `${given}/${budget}`,
      MILESTONES: ({ milestones }: CampaignRow) => milestones,
      TITLE: ({ title }: CampaignRow) => title,
    };
    return { lines: [...table(rows, shown, 'None.'), ...rest], json: { campaigns: rows, more } };
  },
};

/** '1000:50,5000:400': players get 50 KP for spending 1000 KP, and another 400 KP at 5000. The amounts to spend must increase. */
function parseMilestones(text: string): Milestone[] {
  const milestones = text.split(',').map((part) => {
    const [spent = '', bonus = '', ...more] = part.trim().split(':');
    if (more.length > 0)
      throw new UsageError(`"${cell(part)}" is not a valid milestone: write it as 1000:50.`);
    return {
      spent: parsePromotionKp(spent, 'KP to spend'),
      bonus: within(parseKp(bonus), Number(spent), 'KP, the amount to spend'),
    };
  });
  within(milestones.length, MOST_MILESTONES, 'milestones');
  if (milestones.some(({ spent }, index) => spent <= (milestones[index - 1]?.spent ?? 0)))
    throw new UsageError('Each milestone must require more KP than the one before it.');
  return milestones;
}

function newCampaign(input: Input) {
  const id = input.required('id');
  if (!/^[A-Z0-9-]{3,32}$/.test(id))
    throw new UsageError(`"${cell(id)}" is not a valid id: use 3 to 32 of A-Z, 0-9 and -.`);
  const now = new Date();
  const starts = input.option('starts');
  const campaign = {
    id,
    title: parseText(input.required('title'), 'title', 128),
    game_id: GAME,
    starts_at: starts === undefined ? now : parseDay(starts).from,
    ends_at: parseExpiry(input.required('ends'), now),
    budget: parseKp(input.required('budget')),
  };
  if (campaign.ends_at <= campaign.starts_at)
    throw new UsageError('The campaign would end before it starts.');
  return campaign;
}

const create: Command = {
  words: 'campaigns create',
  meaning: 'Creates a campaign that rewards players with bonus KP for recharges during its period.',
  details: [
    '/recharge shows it with the player’s progress. Each player gets the bonus of each milestone once; it repays debt first. The budget caps the bonuses of all players together, and counts towards your limit like a refund.',
  ],
  options: [
    {
      name: 'id',
      value: 'id',
      meaning: 'the campaign’s id, such as TET-2027; players see it in their history',
      required: true,
    },
    { name: 'title', value: 'text', meaning: 'title, in Vietnamese', required: true },
    {
      name: 'milestones',
      value: 'list',
      meaning: 'spent:bonus pairs in KP, such as 1000:50,5000:400',
      required: true,
    },
    { name: 'budget', value: 'amount', meaning: 'maximum KP that it gives in total', required: true },
    { name: 'ends', value: 'day', meaning: 'last day, in Vietnam time, such as 2027-02-28', required: true },
    { name: 'starts', value: 'day', meaning: 'first day, in Vietnam time; default: it starts now' },
    neededReason,
  ],
  examples: [
    {
      typed:
        'campaigns create --id TET-2027 --title "Tết sum vầy" --milestones 1000:50,5000:400 --budget 100000 --ends 2099-02-28 --reason "Tet event"',
      meaning: 'players get 50 KP for spending 1000 KP, and another 400 KP at 5000',
    },
  ],
  async plan(db, input) {
    const campaign = newCampaign(input);
    const milestones = parseMilestones(input.required('milestones'));
    const reason = parseReason(input.required('reason'));
    const { id, budget } = campaign;
    const taken = () => new Refusal(`The campaign ${id} already exists: choose another id.`);
    if (await findCampaign(db, id)) throw taken();
    return {
      moves: { kp: budget, username: EVERYBODY, reason },
      question: [
        `This creates the campaign ${id}, ${campaign.title}, from ${formatInstant(campaign.starts_at)} to ${formatInstant(campaign.ends_at)}, with a budget of ${budget} KP.`,
        ...milestones.map(({ spent, bonus }) => `Players who have spent ${spent} KP get ${bonus} KP.`),
      ],
      async apply(trx) {
        if (!(await addCampaign(trx, campaign, milestones))) throw taken();
        return {
          lines: [`Created the campaign ${id}.`],
          json: { id, kp: budget },
          audit: {
            target: `campaign ${id}`,
            reason,
            before: null,
            after: { ...campaign, milestones, kp: budget, username: EVERYBODY },
          },
        };
      },
    };
  },
};

const close = closing({
  family: 'campaigns',
  meaning: 'Closes a campaign. Players keep the bonuses that it gave.',
  examples: [
    { typed: 'campaigns close TET-2027 --reason "ended early"', meaning: 'it gives no further bonuses' },
  ],
  what: 'campaign',
  name: 'id',
  target: 'campaign',
  find: findCampaign,
  close: closeCampaign,
  tells: ({ title, given, budget }) => `(${printable(title)}), which has given ${given} of its ${budget} KP`,
});

export const campaignCommands = [list, create, close];
