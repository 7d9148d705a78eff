/** As Word 365 puts it on the clipboard, shortened where it repeats itself. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1105153452; mso-list-type:hybrid;}
-->
</style>
</head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>Field trip<o:p></o:p></span></p>
<h3><span lang=EN-GB>What to bring<o:p></o:p></span></h3>
<p class=MsoNormal><span lang=EN-GB style='font-size:12.0pt;line-height:107%'>Bring <b>two</b>
pens and<span style='mso-spacerun:yes'>\u00a0 </span><i style='mso-bidi-font-style:normal'>water</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Lunch<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Sandwich<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Jacket<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Meet at nine<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Leave<o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

/** As Google Docs puts it on the clipboard. */
export const googleDocsHtml =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f3c2a10-7fff-4f0c">` +
  `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Notes</span></h1>` +
  `<p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Plain, </span>` +
  `<span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">bold</span>` +
  `<span style="font-weight:400;">, </span><span style="font-weight:400;font-style:italic;">slanted</span>` +
  `<span style="font-weight:400;">, </span><span style="text-decoration:line-through;">gone</span><span style="font-weight:400;"> and </span>` +
  `<a href="https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">a link</span></a></p>` +
  `<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li>` +
  `<ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Within</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** A table of Outlook. */
export const outlookTableHtml =
  `<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Name</b><o:p></o:p></p></td><td><p class=MsoNormal>Room<o:p></o:p></p></td></tr>` +
  `<tr><td><p class=MsoNormal>Ada<o:p></o:p></p></td><td><p class=MsoNormal>12</p></td></tr></table>`;
