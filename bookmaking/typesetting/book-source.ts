/**
 * The one template of all books. Everything that differs comes in as data (`sys.inputs`), so there
 * is no source for a name to break out into. Lines are broken already and stand on given
 * baselines: print and screen cannot differ. What a picture shows is said to who does not see it; the
 * words of a block are one paragraph.
 */
export const BOOK_SOURCE = `
#let book = json(bytes(sys.inputs.book))
#set document(title: book.title, author: "Wonderling", date: none)
#set page(width: 216mm, height: 216mm, margin: 0mm)
#set text(top-edge: "baseline", bottom-edge: "baseline", hyphenate: false, lang: "en")
#set par(spacing: 0pt, leading: 0pt)

#let words(line) = box(
  width: line.width * 1mm,
  align(if line.align == "center" { center } else { left }, {
    for run in line.runs {
      text(
        font: run.faces,
        weight: run.weight,
        size: line.size * 1pt,
        fill: rgb(run.color),
        stroke: if run.swell > 0 { (paint: rgb(run.color), thickness: run.swell * 1mm, join: "round") },
        run.text,
      )
    }
  }),
)
#let art(name) = image(name + ".svg", width: 100%, height: 100%)

#for (number, sheet) in book.pages.enumerate() {
  page(background: if sheet.drawn { art("page-" + str(number)) })[
    #if "shows" in sheet {
      place(top + left, image("nothing.svg", width: 216mm, height: 216mm, alt: sheet.shows))
    }
    #for block in sheet.blocks {
      place(top + left, par({
        for line in block {
          box(width: 0pt, height: 0pt, place(top + left, dx: line.x * 1mm, dy: line.baseline * 1mm, words(line)))
        }
      }))
    }
  ]
}
#for (number, width) in book.grounds.enumerate() {
  page(width: width * 1mm, background: art("ground-" + str(number)))[]
}
`;
