interface Words {
  title: string;
  note: string;
  rows: [who: string, what: string, sum: string][];
  paid: string;
  waits: string;
  late: string;
  got: string;
  total: string;
  unit: string;
  of: string;
}
const ru: Words = {
  title: 'Ведомость оплат',
  note: '12\u00a0учеников · 3\u00a0группы',
  rows: [
    ['Камила Турсунова', 'Английский B1', '450\u00a0000'],
    ['Артём\u00a0Ли', 'Математика', '380\u00a0000'],
    ['Отабек Юнусов', 'Английский B1', '450\u00a0000'],
    ['Лола Мирзаева', 'Химия', '520\u00a0000'],
    ['Сардор Хамидов', 'Математика', '380\u00a0000'],
  ],
  paid: 'Оплачено',
  waits: 'Ожидает',
  late: 'Просрочено',
  got: 'Получено за\u00a0октябрь',
  total: '4\u00a0320\u00a0000',
  unit: 'сум',
  of: 'из\u00a05\u00a0220\u00a0000\u00a0сум по\u00a0договорам',
};
const en: Words = {
  title: 'Running costs',
  note: '12\u00a0buses · 3\u00a0depots',
  rows: [
    ['Bus 114', 'City line', '4,500'],
    ['Bus 207', 'Regional line', '3,800'],
    ['Bus 118', 'City line', '4,500'],
    ['Bus 301', 'Night line', '5,200'],
    ['Bus 209', 'Regional line', '3,800'],
  ],
  paid: 'In budget',
  waits: 'Close',
  late: 'Over',
  got: 'Spent in October',
  total: '43,200',
  unit: 'USD',
  of: 'of 52,200 USD planned',
};
export const words = { ru, en };
