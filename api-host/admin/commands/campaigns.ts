import { gameIds } from '@portal/contract';
import {
  addCampaign,
  closeCampaign,
  findCampaign,
  listCampaigns,
  type CampaignRow,
  type Milestone,
} from '../../repositories/operatorCampaigns';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { cell, formatInstant, printable, table } from '../table';
import { parseDay, parseExpiry, parseKp, parseLimit, parseReason, parseText, within } from '../values';
import { closing } from './closing';
import { EVERYBODY, neededReason } from './lookups';

/** The only game there is (GAME-1). */
const [GAME] = gameIds;
const SHOWN = 100;
const MOST_MILESTONES = 10;
const MOST_KP = 1_000_000_000;

const list: Command = {
  words: 'campaigns list',
  meaning: 'Lists the campaigns, the newest first.',
  options: [{ name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` }],
  examples: [{ typed: 'campaigns list', meaning: 'with what each has given' }],
  async read(db, input) {
    const campaigns = await listCampaigns(db, parseLimit(input.option('limit'), SHOWN));
    const shown = {
      ID: ({ id }: CampaignRow) => id,
      STATE: ({ state }: CampaignRow) => state,
      STARTS: ({ startsAt }: CampaignRow) => startsAt,
      ENDS: ({ endsAt }: CampaignRow) => endsAt,
      GIVEN: ({ given, budget }: CampaignRow) => `${given}/${budget}`,
      MILESTONES: ({ milestones }: CampaignRow) => milestones,
      TITLE: ({ title }: CampaignRow) => title,
    };
    return { lines: table(campaigns, shown, 'None.'), json: { campaigns } };
  },
};

/** '1000:50,5000:400': players who have spent 1000 KP get 50 KP, and 400 KP more at 5000. The KP to be spent must increase. */
function parseMilestones(text: string): Milestone[] {
  const milestones = text.split(',').map((part) => {
    const [spent = '', bonus = '', ...more] = part.trim().split(':');
    if (more.length > 0) throw new UsageError(`"${cell(part)}" is no milestone: write 1000:50.`);
    return {
      spent: within(parseKp(spent), MOST_KP, 'KP to be spent'),
      bonus: within(parseKp(bonus), Number(spent), 'KP, which is what must be spent for them'),
    };
  });
  within(milestones.length, MOST_MILESTONES, 'milestones');
  if (milestones.some(({ spent }, index) => spent <= (milestones[index - 1]?.spent ?? 0)))
    throw new UsageError('Each milestone must ask for more than the one before it.');
  return milestones;
}

function newCampaign(input: Input) {
  const id = input.required('id');
  if (!/^[A-Z0-9-]{3,32}$/.test(id))
    throw new UsageError(`"${cell(id)}" is no id: 3 to 32 of A-Z, 0-9 and -.`);
  const now = new Date();
  const starts = input.option('starts');
  const campaign = {
    id,
    title: parseText(input.required('title'), 'title', 128),
    game_id: GAME,
    starts_at: starts === undefined ? now : parseDay(starts).begin,
    ends_at: parseExpiry(input.required('ends'), now),
    budget: parseKp(input.required('budget')),
  };
  if (campaign.ends_at <= campaign.starts_at) throw new UsageError('It would end before it begins.');
  return campaign;
}

const create: Command = {
  words: 'campaigns create',
  meaning:
    'Creates a campaign that gives a bonus of KP for what a player spends on game currency within its time.',
  details: [
    'Players see it on /recharge with how far they are. Each milestone is given once to each player, as a bonus that repays debt first. Its budget, which all players together cannot exceed, counts for your limit, as a refund does.',
  ],
  options: [
    {
      name: 'id',
      value: 'id',
      meaning: 'its id, such as TET-2027; players see it in their history',
      required: true,
    },
    { name: 'title', value: 'text', meaning: 'its heading, in Vietnamese', required: true },
    {
      name: 'milestones',
      value: 'list',
      meaning: 'spent:bonus in KP, such as 1000:50,5000:400; a bonus is given for each that is reached',
      required: true,
    },
    { name: 'budget', value: 'amount', meaning: 'the most KP that it may give in all', required: true },
    { name: 'ends', value: 'day', meaning: 'its last day in Vietnam, such as 2027-02-28', required: true },
    { name: 'starts', value: 'day', meaning: 'its first day in Vietnam; otherwise it begins at once' },
    neededReason,
  ],
  examples: [
    {
      typed:
        'campaigns create --id TET-2027 --title "Tết sum vầy" --milestones 1000:50,5000:400 --budget 100000 --ends 2099-02-28 --reason "Tet event"',
      meaning: 'who has spent 1000 KP gets 50 KP, who has spent 5000 KP gets 400 KP more',
    },
  ],
  async plan(db, input) {
    const campaign = newCampaign(input);
    const milestones = parseMilestones(input.required('milestones'));
    const reason = parseReason(input.required('reason'));
    const { id, budget } = campaign;
    const taken = () => new Refusal(`There is a campaign ${id} already: take another id.`);
    if (await findCampaign(db, id)) throw taken();
    return {
      moves: { kp: budget, username: EVERYBODY, reason },
      question: [
        `This creates the campaign ${id}, ${campaign.title}, from ${formatInstant(campaign.starts_at)} to ${formatInstant(campaign.ends_at)}, with ${budget} KP in all.`,
        ...milestones.map(({ spent, bonus }) => `Who has spent ${spent} KP gets ${bonus} KP.`),
      ],
      async apply(trx) {
        if (!(await addCampaign(trx, campaign, milestones))) throw taken();
        return {
          lines: [`Created ${id}.`],
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
  meaning: 'Closes a campaign. What it gave stays with its players.',
  examples: [
    { typed: 'campaigns close TET-2027 --reason "ended early"', meaning: 'it gives nothing any more' },
  ],
  what: 'campaign',
  name: 'id',
  target: 'campaign',
  find: findCampaign,
  close: closeCampaign,
  tells: ({ title, given, budget }) => `(${printable(title)}), which has given ${given} of ${budget} KP`,
});

export const campaignCommands = [list, create, close];
