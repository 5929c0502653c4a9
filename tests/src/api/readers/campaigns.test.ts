import { readCampaigns } from '../../../../src/api/readers/campaigns';
import { campaignFixture } from '../../../fixtures/campaigns';
import { jsonForms, withField } from '../../../support/jsonForms';

const [milestone] = campaignFixture().milestones;

it('HOST-4: reads anything but a list as no campaigns', () => {
  for (const [, json] of jsonForms) expect(readCampaigns(json)).toEqual([]);
  expect(readCampaigns([campaignFixture()])).toEqual([campaignFixture()]);
});

it.each(Object.keys(campaignFixture()))('HOST-2: reads %s in every form, or omits the campaign', (field) => {
  for (const [, form] of jsonForms)
    for (const { id, title, endsAt, spent, milestones } of readCampaigns([
      withField(campaignFixture(), field, form),
    ])) {
      expect([typeof id, typeof title, new Date(endsAt).toISOString()]).toEqual(['string', 'string', endsAt]);
      expect(Number.isFinite(spent)).toBe(true);
      expect(milestones.length).toBeGreaterThan(0);
    }
});

it.each(Object.keys(milestone!))(
  'HOST-2: reads %s of a milestone in every form, or omits the milestone',
  (field) => {
    for (const [, form] of jsonForms)
      for (const { milestones } of readCampaigns([
        campaignFixture({ milestones: [withField(milestone!, field, form) as never] }),
      ]))
        for (const { spent, bonus, rewardedAt } of milestones)
          expect([spent > 0, Number.isFinite(bonus), rewardedAt === null || typeof rewardedAt]).toEqual([
            true,
            true,
            rewardedAt === null || 'string',
          ]);
  },
);

it('PLAY-9: sorts milestones by the KP to spend', () => {
  const [campaign] = readCampaigns([
    campaignFixture({ milestones: campaignFixture().milestones.toReversed() }),
  ]);
  expect(campaign?.milestones.map(({ spent }) => spent)).toEqual([10_000, 50_000, 200_000]);
});
