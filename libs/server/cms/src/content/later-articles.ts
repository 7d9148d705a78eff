import type { Shipped } from './shipped';

/** The fifth to the eighth of the globe's articles. */
export const laterArticles = {
  article5: {
    title: 'The last stop in Tokyo keeps its lights on',
    para: 'What a railway timetable can teach about kindness, from a girl who missed the 23:58.',
    author: 'Sakura Endo',
    sub: 'Twelfth grade, commutes ninety minutes a day',
    link: '/globe/article5',
    imgUrl: '/art/globe-5.svg',
    imgBigUrl: '/art/globe-5.svg',
    fullArt: `At the far end of my line there is a station with one platform, one vending machine and a stationmaster called Mr. Oda, who waits.

The timetable is famous for its seconds. Fewer people know that it has a second layer, which is nowhere printed. When the last train from the city is late, the last bus of the valley waits for it, and Mr. Oda waits for the bus. If somebody is on it who has nobody to fetch them, he knows. He has a list. I found out that I was on it on the night I fell asleep and woke up in the wrong valley.

## Slack

In engineering class we learned the word *slack*: time that a plan does not use, so that it can bend. A schedule without it is efficient on paper and breaks every Tuesday. I asked Mr. Oda where the slack is in his line. He thought about it for some time. Then he pointed at himself.

I went through the tables, because I am that kind of person. Between 5:00 and 23:00 there are, in total, nineteen minutes that nobody needs. They sit at the ends, at stations like ours, where trains stand for two minutes with their doors open. The whole precise machine of this city rests on a few places where nothing happens.

## Homework

Since then I leave nineteen minutes in my day. I do not do anything with them. Twice already somebody has arrived in them.`,
  },
  article6: {
    title: 'A grammar of borrowed words',
    para: 'Tea came by sea or by land, and you can still hear which. An atlas of things that travelled further than people.',
    author: 'Amara Diallo',
    sub: 'Eleventh grade, speaks four languages and dreams in two',
    link: '/globe/article6',
    imgUrl: '/art/globe-6.svg',
    imgBigUrl: '/art/globe-6.svg',
    fullArt: `Ask somebody for tea in their language and you will learn how it reached their country. If the word sounds like *te*, it came by ship from the south of China, where a port said it so. If it sounds like *cha*, it came overland, from mouth to mouth, along with silk and disease and good paper. There are hardly any exceptions. Everybody who says *te* lives, so to speak, on the coast.

I began to collect such words on a flight between two of my grandmothers. *Sugar* has a suitcase full of stamps: Sanskrit, Persian, Arabic, Italian, French. *Coffee* changed its clothes in Turkey. *Tomato* and *chocolate* crossed the Atlantic without changing at all, as if they did not mean to stay.

## What does not travel

Verbs, mostly. Languages lend each other things and keep their doings to themselves. You will take my word for the potato, but not my word for *wait*. And nobody has ever borrowed a word for *mother*. Those that sound alike do so because babies are the same everywhere.

## Returns

My favourite ones went home again. English took *tennis* from a French shout, *tenez!*, and France took it back a few centuries later as a foreign word. Japanese made *animation* shorter and gave us *anime*.

> A language without loanwords, my aunt says, is a house without guests: very clean.

She says it in Wolof. *Clean* she says in French.`,
  },
  article7: {
    title: 'The map we drew without north',
    para: 'Thirty students from eleven countries were asked to draw the world. Not one began with the same line.',
    author: 'Elif Karaca',
    sub: 'Twelfth grade, organised the drawing',
    link: '/globe/article7',
    imgUrl: '/art/globe-7.svg',
    imgBigUrl: '/art/globe-7.svg',
    fullArt: `The task fit on a card: *Draw the world, from memory, in ten minutes. Nothing can be wrong.* The last sentence was a lie, as each of us noticed within a minute. Something can be wrong. One's own coast looks wrong however one draws it.

Thirty of us did it in the same hour on a call, with the cameras pointed at our hands. I have the sheets here. Eleven begin with a coastline, eight with a border, four with a river. One begins with a railway. One, from Ulaanbaatar, begins with a circle for *here*, and everything else is a matter of days.

## The middle

On every sheet the middle of the page was the drawer's own home, except on two. Both of those were drawn by people who had moved the year before. They had left the middle empty, and neither knew why.

## The corners

What lands in the corners is what school left for the last week of term. The Pacific was cut in half twenty-six times. New Zealand was missing from nine sheets, including one drawn by a cousin of mine who has been there.

## The second go

Then each of us was given the sheet of another person and asked to add one thing that its drawer could not have known. That took the whole afternoon. It is the better map: thirty layers deep, contradictory, without a scale. There is a ferry on it that runs only in August, and a bakery.`,
  },
  article8: {
    title: 'Listening to a glacier think',
    para: 'A microphone in a crack of ice, a school at the foot of the mountain, and a sound that nobody had a word for.',
    author: 'Matteo Rinaldi',
    sub: 'Tenth grade, keeps the recordings',
    link: '/globe/article8',
    imgUrl: '/art/globe-8.svg',
    imgBigUrl: '/art/globe-8.svg',
    fullArt: `A glacier is loud. It ticks, like a car that cools down. It coughs. About once an hour, in the warm part of the day, it makes a sound as if somebody were drawing a heavy curtain on the other side of the valley.

Our school has had two microphones in it since last September, frozen in at eight and at thirty metres. They cost less than a pair of football boots. We listen in shifts, and what we hear we have to write down in words before we may look at the picture of the sound. That was our teacher's idea. The picture makes everybody say the same thing.

## Words for it

So we have four hundred pages of words. *A spoon in a glass in another flat. A dog that thinks better of it. Someone turning over.* When we sorted them by the hour we saw that the spoons come at dawn and the curtains after lunch, and that in June the curtains came at night as well. That is water finding its way underneath, the glaciologist told us. She has instruments for it. She asked for our pages all the same.

## Before it goes

The tongue of the glacier will be gone when we are as old as our parents. There will be numbers for that: area, volume, date. I am glad of the numbers. But somebody will want to know what it was like, and it was like this: in the late afternoon, in the cold, very far down, it sounded as though it were about to say something.`,
  },
} as const satisfies NonNullable<Shipped['article']>;
