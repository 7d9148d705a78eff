/** Words to begin an answer with; the name of whoever asked stands in its heading. */
export const answerTemplates = [
  {
    name: 'We look into it',
    text: 'Thank you for writing to us. We are looking into it, and write again as soon as we know more.',
  },
  {
    name: 'About a class',
    text: 'Thank you for your interest in our live classes.\n\nThe page of each course says when its classes meet, what is needed for them and what they cost. If none of the times suits you, tell us your time zone, and we will write when there is one that does.',
  },
  {
    name: 'For a school',
    text: 'Thank you for thinking of us for your school.\n\nTell us how many students there are and what you would like to begin with. We then send an offer, and show you around in a call if you like.',
  },
  {
    name: 'Something that is not safe',
    text: 'Thank you for telling us. It is right that you did.\n\nWe look at it today. If somebody is in danger now, please call the emergency number where you are, and tell a grown-up you trust.',
  },
] as const;
