import type { Labels } from './labels.ru.ts';

/** Interface labels of the English template pages. */
export const en: Labels = {
  // Link
  newTab: 'opens in a new tab',
  // Rating
  decimalMark: '.',
  ofFive: 'out of 5',
  // ScrollTable
  table: 'Table',
  // Notice: a part of the page
  partFailure: 'This part of the page could not be downloaded. Check the network and try again.',
  // LoadFailure, and Notice: the page
  loadFailure: {
    title: 'The page did not load',
    text: 'A part of it could not be downloaded: the connection dropped or the site has just been updated. Check the network and try again.',
    retry: 'Try again',
    home: 'To the home page',
  },
  // SectionErrors
  sectionFailure: { text: 'This part of the page could not be shown.', reload: 'Reload the page' },
  // Toaster
  toast: { list: 'Messages (Alt\u00a0+\u00a0T)', close: 'Close the message' },
  // Layout
  skipToContent: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
  pageChanged: (title: string) => `Page “${title}” is open`,
  contents: 'Contents',
  more: (count: number) => `${count} more`,
  page: { changed: 'Last changed', edit: 'Edit this page' },
  brief: 'In short',
  whom: 'Who it helps',
  roles: { tutor: 'For tutors', student: 'For students', parent: 'For parents', center: 'For centres' },
  categories: { tutors: 'For tutors', students: 'For students and parents', centers: 'For learning centres' },
  // PostLayout
  post: {
    author: 'Author',
    brief: 'What this post tells you',
    tags: 'Tags',
    services: 'Service categories',
    related: 'Read next',
    found: 'Found in the blog',
    comment: {
      heading: 'Leave a comment',
      text: 'Tell us how you do it, or ask the author.',
      notShown: 'Comments are not published below posts yet: yours goes to the editors as a letter.',
      label: 'Comment',
      required: 'Write the comment itself',
      subject: (title: string) => `Comment on “${title}”`,
      submit: 'Send the comment',
      remember: 'Remember my name and e-mail in this browser',
    },
    previous: 'Newer post',
    next: 'Older post',
    neighbours: 'Neighbouring posts',
    minutes: (count: number) => `${count} min read`,
    comments: (count: number) => `Comments: ${count}`,
  },
  // Callout
  callout: { tip: 'Tip', warning: 'Warning' },
  // Carousel
  carousel: {
    role: 'carousel',
    name: (label: string) => `Slides: ${label}`,
    slideOf: (slide: number, count: number) => `Slide ${slide} of ${count}`,
    goTo: 'Go to slide',
    of: (slide: number, count: number) => `${slide} of ${count}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    resume: 'Play',
  },
  // Forms
  forms: {
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
    namePlaceholder: 'Aziz Karimov',
    send: 'Send',
    sending: 'Sending…',
    retry: 'Send again',
    leaveEmpty: 'Leave this field empty',
    required: {
      name: 'Tell us your name',
      email: 'Enter an e-mail so that we can answer',
      phone: 'Enter a phone number',
      company: 'Enter your company',
      subject: 'Enter a subject',
      message: 'Write a few words about your question',
    },
    invalid: {
      name: 'Letters and spaces only, please',
      email: 'Check the address: it should look like aziz@example.com',
      phone: 'Check the number: for example, +998 90 123-45-67',
    },
    full: 'No more fits here: check where the text ends',
    companyHint: 'Writing for yourself? Enter “private person”',
    write: 'Write an e-mail',
    before: (email: string) =>
      `The button opens your mail program with a letter to ${email} that holds what you write below. The site itself sends nothing.`,
    letter: {
      subject: (brand: string) => `A question from the ${brand} site`,
      paste: 'Paste the copied text here.',
      opened: (email: string) => `Your letter to ${email} is ready.`,
      rest: 'Send it from your mail program. If none has opened, copy the text or call us.',
      long: 'The text is too long for the link: paste the copied one and send. If something else is pasted, copy the text here first. You can also call us.',
      copy: 'Copy the text',
      again: 'Open it again',
    },
    copied: {
      done: 'Copied',
      byHand: 'The browser does not allow copying. Copy the selected text: by a long press, Ctrl+C or ⌘C.',
    },
    sent: 'Your message has been sent',
    failed: (email: string) => `Sending failed. Your text is kept: try again or write to ${email}`,
    offline: 'You are offline. Your text is kept: send it when the connection is back',
  },
  // Plans
  plans: { tutor: 'Sign up', center: 'Talk to us' },
  // StarPuzzle
  puzzle: {
    board: 'A pattern of nine tiles',
    hint: 'Meanwhile, put the star together: turn the tiles until the lines meet.',
    place: (place: number) => `Tile ${place}`,
    turn: (off: number) => `${off ? `turned by ${off}°` : 'in place'}: turn it`,
    state: (right: number, count: number) => `In place: ${right} of ${count}`,
    solved: 'The pattern is whole!',
  },
  // PortfolioGrid
  portfolio: {
    filter: 'Category',
    all: 'All',
    technology: 'Technology',
    helpdesk: 'Helpdesk',
    analysis: 'Analysis',
    marketing: 'Marketing',
    shown: (count: number) => `${count} shown`,
  },
  // PostSearchList
  search: {
    label: 'Search posts',
    placeholder: 'For example, forecast',
    found: (count: number, shown: number) =>
      count > shown ? `Posts found: ${count}, the first ${shown} are shown` : `Posts found: ${count}`,
    nothing: (query: string) => `Nothing found for “${query}”`,
    more: 'Show more',
    clear: 'Clear the search',
    all: 'All posts',
    list: 'Posts',
    rubrics: 'Subjects',
    tags: 'Tags of posts',
    posts: 'posts',
    others: 'More posts',
    pages: 'Pages of the blog',
    newer: 'Newer',
    older: 'Older',
    ask: 'Ask us',
    failed: 'The search did not load. Check your connection and try again.',
    retry: 'Try again',
  },
  // VideoModal
  video: {
    kind: 'video',
    close: 'Close the video',
    elsewhere: (service) => `Watch on ${service}`,
    file: 'Open the film by itself',
    captions: 'Captions in Russian',
  },
};
