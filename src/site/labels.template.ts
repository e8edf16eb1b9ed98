/** Labels of layouts and sections of template entries, which exist in English only. */
export const template = {
  skills: 'Skills',
  industry: 'Industry',
  country: 'Country',
  technologies: 'Technologies',
  category: 'Category',
  similar: 'Similar projects',
  service: 'Service',
  services: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  included: 'What is included',
  contact: 'Contact us',
  neighbours: 'Neighbouring pages',
  previous: 'Previous',
  next: 'Next',
  projectCall: {
    eyebrow: 'Your turn',
    heading: 'Something like this at your place?',
    text: 'Send your notes as they are: what is wrong, and whom it annoys. We answer within two days.',
    action: 'Describe it',
  },
  memberCall: {
    heading: (name: string) => `Half an hour with ${name}`,
    text: 'You describe the work, we ask until we understand it.',
    action: 'Book a first call',
  },
};
