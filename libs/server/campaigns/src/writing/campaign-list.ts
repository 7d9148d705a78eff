/** The list that the link at the end of a campaign's mail names. */
export const campaignMailList = 'campaigns';
