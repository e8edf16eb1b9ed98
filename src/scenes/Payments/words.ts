interface Words {
  title: string;
  note: string;
  rows: [who: string, what: string][];
  paid: string;
  waits: string;
  late: string;
  got: string;
  /** A sum in thousands. */
  money: (thousands: number) => string;
  unit: string;
  of: (all: string) => string;
  hint: string;
}
const ru: Words = {
  title: 'Ведомость оплат',
  note: '12\u00a0учеников · 3\u00a0группы',
  rows: [
    ['Камила Турсунова', 'Английский B1'],
    ['Артём\u00a0Ли', 'Математика'],
    ['Отабек Юнусов', 'Английский B1'],
    ['Лола Мирзаева', 'Химия'],
    ['Сардор Хамидов', 'Математика'],
  ],
  paid: 'Оплачено',
  waits: 'Ожидает',
  late: 'Просрочено',
  got: 'Получено за\u00a0октябрь',
  money: (thousands) => `${String(thousands).replace(/\B(?=\d{3}$)/, '\u00a0')}\u00a0000`,
  unit: 'сум',
  of: (all) => `из\u00a0${all}\u00a0сум по\u00a0договорам`,
  hint: 'Нажмите на\u00a0отметку, чтобы принять оплату',
};
const en: Words = {
  title: 'Running costs',
  note: '12\u00a0buses · 3\u00a0depots',
  rows: [
    ['Bus 114', 'City line'],
    ['Bus 207', 'Regional line'],
    ['Bus 118', 'City line'],
    ['Bus 301', 'Night line'],
    ['Bus 209', 'Regional line'],
  ],
  paid: 'In budget',
  waits: 'Close',
  late: 'Over',
  got: 'Spent in October',
  money: (thousands) => (thousands * 10).toLocaleString('en'),
  unit: 'USD',
  of: (all) => `of ${all} USD planned`,
  hint: 'Press a mark: the sum is counted anew',
};
export const words = { ru, en };
