import type { Shipped } from './shipped';

/** What the blog begins with. */
export const posts = {
  post: {
    'the-second-draft-is-the-first': {
      title: 'The second draft is the first one you wrote',
      teaser:
        'The first draft is you finding out what you think. Nobody needs to read it. What to do with it, in four moves that take an evening.',
      author: 'Ines Okafor',
      category: 'FEATURED',
      writtenOn: '2026-11-17',
      picture: '/art/post-draft.svg',
      pictureText: 'A page with crossed-out lines beside the same page, clean.',
      body: `Every term we read a few hundred openings of essays. Most of them have the same fault, and it is not grammar. The essay begins where its writer began: with throat-clearing, with the dictionary, with the sentence that got them to sit down. Somewhere in the third paragraph the writer notices what they wanted to say. The essay starts there. The reader has left by then.

This is not a lack of talent. It is the order in which thinking happens. You cannot know what you think before you have tried to say it, so the first draft is an instrument, like a torch. It is a mistake only to hand it in.

## Find the sentence that surprised you

Read what you have, aloud, with a pencil. Mark the one sentence you did not know you would write. It is often short and often near the end. If there is none, you have written what you already knew; go on for another page.

## Move it to the top

Cut everything before it. Keep the cut part in another file if that hurts less. Now the essay begins with something that was news to you, so it has a chance of being news to someone else.

## Ask it one question

Write beneath the sentence the question a sceptical friend would ask. Not *is it true?* but *so what?*, or *even when?* Answer in a paragraph. Then ask the answer a question. Three rounds make an argument.

## Let somebody read it who owes you nothing

Friends are kind. Put the new opening into a [forum](/community) and ask a single thing: where did you stop believing me? One honest reply is worth more than ten that say "great job".

> The second draft is not the first one made tidy. It is the first one that is addressed to somebody.

Do this once and you will write differently the next time, because you will stop guarding your opening sentences. They were never going to stay.`,
    },
    'how-to-disagree-with-a-graph': {
      title: 'How to disagree with a graph',
      teaser:
        'A chart is an argument with the words taken out. Five questions that put them back in, and an example in which the answer changes.',
      author: 'Tomás Arriaga',
      category: 'HEADLINES',
      writtenOn: '2026-11-10',
      picture: '/art/post-graph.svg',
      pictureText: 'A line that climbs steeply, and the same line on a longer axis, almost flat.',
      body: `Here is a chart that somebody posted in our economics forum last spring: youth unemployment in a country, falling by half in three years. The caption said the reform had worked. Forty replies argued about the reform. One reply, number thirty-one, asked where the young people had gone.

They had left. The number of the unemployed fell because there were fewer young people to count, not because more of them had work. Nobody had lied. The chart simply answered another question than the one people were shouting about.

## The five questions

- Out of how many? A share has a bottom half, and the bottom half can move.
- Compared to when? Begin the line two years earlier and look again.
- Where does the axis start? A steep climb from 97 to 99 is two points.
- Who was not counted? People without an address, a phone, or the patience for surveys.
- What else happened then? If one thing changed, everything changed.

You do not need statistics for any of them. You need the nerve to ask a boring question in a conversation that has become exciting.

## What to do with the answer

It is tempting to ask the question and walk off, as if doubt were a conclusion. It is not. Find the other number. In our example it was one search away, in the census tables, and reply thirty-one came with a link to it. The thread got quieter after that, and much better.

> Doubt is free. A second source costs ten minutes, and that is why it wins.`,
    },
    'a-seat-at-a-table-of-twenty': {
      title: 'A seat at a table of twenty',
      teaser:
        'What people learn in the hour when nobody will sign anything. Notes from behind the screen of a model summit.',
      author: 'Mei-Lin Zhao',
      category: 'FEATURED',
      writtenOn: '2026-10-29',
      picture: '/art/post-table.svg',
      pictureText: 'A round table seen from above, with twenty seats, one of them empty.',
      body: `On the second day of a model summit there is always an hour in which nothing moves. The drafts have been circulated. Everybody has spoken. One delegation, usually a small one, has said in a friendly voice that it cannot accept paragraph four.

The facilitators have an agreement about this hour: we do nothing.

## What happens in it

At first the big delegations talk more. Then they talk to each other. Then somebody, and it is rarely the loudest person in the room, asks the small delegation what it *can* accept, and listens to the whole answer. That is the hinge. We have watched it swing in every cohort, and it has never been a grown-up who pushed.

## Why we model this and not a debate

A debate has a winner, so it teaches you to be right. A communiqué has twenty signatures or it has none, so it teaches you to find out what the others need. Both are worth learning. Schools have plenty of the first.

Delegates read for it: five to ten hours, on a country that is not theirs. The Deciding Committee reads everything, because its members have to say at the end why one sentence stayed and another went. If you wonder which of the two you would be, the [summit's page](/model-g20) describes them.

## Paragraph four

It was about shipping insurance, in case you are curious. The final text is two clauses longer than the draft, and slightly ugly. All twenty signed it. The delegate who had held out wrote to us afterwards that it was the first time a room had waited for her.`,
    },
    'reading-slowly-on-purpose': {
      title: 'Reading slowly, on purpose',
      teaser:
        'Six people, one poem of fourteen lines, ninety minutes. We expected to run out of things to say.',
      author: 'Ines Okafor',
      category: 'LATESTED',
      writtenOn: '2026-11-24',
      picture: '/art/post-reading.svg',
      pictureText: 'An open book whose lines become the furrows of a field.',
      body: `The rule of the evening was that nobody could mention the second line before we had agreed that the first one was used up. With six readers and a sonnet this sounds like a joke. It took us eleven minutes to leave line one, and we went back to it four times.

What slow reading does is make room for the remark you would otherwise swallow: that a word seems odd there, that you do not know who is speaking, that the rhyme arrives a syllable late. These are not clever things to say. Nearly every clever thing we heard that night began as one of them.

## If you want to try it

- Choose something short enough to see whole: a sonnet, a paragraph, a theorem.
- Read it aloud twice, by two different voices.
- Go round once. Each person says one thing they noticed and nothing about what it means.
- Only then ask what it means.

At the end we read the poem aloud a third time. It took fifty seconds. It was a different poem.`,
    },
    'what-counselors-read-first': {
      title: 'What a counselor reads first',
      teaser:
        'It is not the grades. An account of the twenty minutes before a first meeting, by somebody who does it for a living.',
      author: 'Dr. Samuel Brandt',
      category: 'HEADLINES',
      writtenOn: '2026-10-12',
      picture: '/art/post-counselor.svg',
      pictureText: 'A desk by a window with a folder, a cup and a list of crossed-out questions.',
      body: `Before a first meeting a counselor here has about twenty minutes with what a student has sent. People imagine that we open the transcript. I open it last.

## The list of what you stopped doing

I ask every student for it: what did you drop, and when? It is the most honest document in the folder. Somebody who gave up the violin at fifteen to look after a brother has told me something that no award could. Somebody who dropped nothing in four years may be very disciplined, or may not have been asked.

## The message in which you made the appointment

Is there a question in it? A student who writes "I would like to go to a good university" has told me what their parents would like. A student who writes "how do I know whether I want physics or just liked my teacher" has begun the work by themselves.

## Then the grades

They matter, and they are the part that neither of us can change by next Thursday. I look at their slope rather than at their height.

## And what I hope for

That you will disagree with me once before the hour is over. A list of universities that we both nod at was made by one person. If you would like to try, this is [how counseling works here](/college-counseling).`,
    },
    'time-zones-are-a-curriculum': {
      title: 'Time zones are a curriculum',
      teaser:
        'When half the class is having breakfast, "this evening" stops meaning anything. Small habits of people who learn together far apart.',
      author: 'Tomás Arriaga',
      category: 'LATESTED',
      writtenOn: '2026-11-20',
      picture: '/art/post-zones.svg',
      pictureText: 'Five clock faces in a row, each with another part of the day behind it.',
      body: `Our Thursday class meets at seven in the evening, and at nine, and at eight the next morning. It is one class. The first thing that anybody learns in it is to stop writing "tonight".

The second thing takes longer. If the work is done while others sleep, then what you leave behind has to explain itself. A comment that says "I don't get this" is a whole day lost for somebody nine hours away. A comment that says "in the third step you divide by x, could x be zero?" is answered before you wake up.

## Habits worth stealing

- Say the time with its place, always: seven in Boston.
- Leave a note at the end of a session, three lines long: what we did, what is open, who has it.
- Ask questions that can be answered without asking you back.
- Rotate who gets the bad hour. Fairness that is not written down drifts towards the largest city.

None of this was in the syllabus. It is the part that former students write to us about.`,
    },
  },
} as const satisfies Shipped;
