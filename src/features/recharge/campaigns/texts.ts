import { defineTexts } from '../../../i18n/defineTexts';

export const campaignTexts = defineTexts({
  'campaigns.until': 'Đến {time}',
  'campaigns.progress': 'Đã nạp game {spent} / {goal} {unit}',
  'campaigns.next': 'Nạp thêm {missing} {unit} vào game để nhận {bonus} {unit} thưởng.',
  'campaigns.all': 'Bạn đã nhận hết phần thưởng của sự kiện này.',
  'campaigns.usedUp': 'Phần thưởng của sự kiện này đã phát hết.',
  'campaigns.milestones': 'Các mốc thưởng',
  'campaigns.milestone': 'Nạp game {spent} {unit}',
  'campaigns.bonus': '+{bonus} {unit}',
  'campaigns.rewarded': 'đã nhận',
});
