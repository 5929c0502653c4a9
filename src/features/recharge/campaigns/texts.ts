import { defineTexts } from '../../../i18n/defineTexts';

export const campaignTexts = defineTexts({
  'campaigns.until': 'Đến {time}',
  'campaigns.progress': 'Đã nạp game {spent} / {goal} KP',
  'campaigns.next': 'Nạp thêm {missing} KP vào game để nhận {bonus} KP thưởng.',
  'campaigns.all': 'Bạn đã nhận hết phần thưởng của sự kiện này.',
  'campaigns.usedUp': 'Phần thưởng của sự kiện này đã phát hết.',
  'campaigns.milestones': 'Các mốc thưởng',
  'campaigns.milestone': 'Nạp game {spent} KP',
  'campaigns.bonus': '+{bonus} KP',
  'campaigns.rewarded': 'đã nhận',
});
