/** Browsers list UTC under no name. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
